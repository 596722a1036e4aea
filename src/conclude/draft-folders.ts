// What the folders of a body of evidence tell a draft: stages ("before/", "after/"), and nodes within or instead of them.

/** Words that people call a stage by, in their order in time; the same rank is the same moment. */
const STAGE_WORDS: readonly (readonly string[])[] = [
  ["before", "pre", "baseline", "initial", "prior", "old"],
  ["during", "move", "migration", "cutover", "isolated", "flagged", "failed", "outage"],
  ["after", "post", "rejoined", "final", "result", "cleared", "recovered", "new"],
  ["rollback", "restored"],
];

/** What folders tell of files by their names, which are relative, with "/" between folders. */
export interface Folders {
  /** In their order, where words tell it. */
  readonly stages: readonly string[];
  stageOf(name: string): string | undefined;
  /** The folder right above a file, where folders of that level are nodes. */
  nodeOf(name: string): string | undefined;
  /** Where the stage of a file stands in time, from 0; undefined where no word tells. */
  orderOf(name: string): number | undefined;
}

/**
 * Of the names of all files. Where a folder at the top is called as stages are ("before"), those that are called otherwise ("logs") are
 * no stages; where none is, each of several folders at the top is taken for one. Folders below stages are taken for nodes.
 */
export function foldersOf(names: readonly string[]): Folders {
  const tops = [...new Set(names.map(top).filter((t) => t !== undefined))];
  const ranks = new Map(tops.map((t) => [t, rankOf(t)]));
  const told = tops.filter((t) => ranks.get(t) !== undefined).toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
  // one folder beside which there is no other divides nothing
  const stages = told.length > 0 ? told : tops.length > 1 ? tops : [];
  const known = new Set(stages);
  const ordered = [...new Set(told.map((t) => ranks.get(t)!))];
  const stageOf = (name: string) => {
    const at = top(name);
    return at !== undefined && known.has(at) ? at : undefined;
  };
  return {
    stages,
    stageOf,
    nodeOf: (name) => {
      const parts = name.split("/");
      return told.length > 0 && parts.length > 2 && known.has(parts[0]!) ? parts.at(-2) : undefined;
    },
    orderOf: (name) => {
      const stage = stageOf(name);
      const rank = stage === undefined ? undefined : ranks.get(stage);
      return rank === undefined ? undefined : ordered.indexOf(rank);
    },
  };
}

function top(name: string): string | undefined {
  const at = name.indexOf("/");
  return at > 0 ? name.slice(0, at) : undefined;
}

/** "1-before", "before-migration" and "Before" are "before". */
function rankOf(folder: string): number | undefined {
  const words = folder.toLowerCase().split(/[^a-z]+/);
  const at = STAGE_WORDS.findIndex((of) => words.some((w) => of.includes(w)));
  return at === -1 ? undefined : at;
}
