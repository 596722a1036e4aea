// Loaded before the command line (node --require): says at the end, on stderr, which files of the bundle were loaded.
"use strict";
const path = require("node:path");
const vm = require("node:vm");

const names = [];
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    names.push(`${path.basename(options.filename)} ${this.cachedDataRejected === false ? "compiled" : "not compiled"}`);
  }
};
process.on("exit", () => process.stderr.write(`LOADED ${names.join(", ")}\n`));
