// Loaded before the bundled command line (node --require): what V8 has compiled of each file by the end is laid beside it.
"use strict";
const { writeFileSync } = require("node:fs");
const vm = require("node:vm");

const scripts = new Map();
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    scripts.set(options.filename, this);
  }
};
process.on("exit", () => {
  for (const [file, script] of scripts) writeFileSync(`${file}.cache`, script.createCachedData());
});
