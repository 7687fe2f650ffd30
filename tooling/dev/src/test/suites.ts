/** A part of the whole test run: tasks of Turborepo. */
export interface Suite {
  name: string;
  tasks: readonly string[];
  /** Whether nothing else runs meanwhile. */
  isAlone?: boolean;
}

const browserPackages = ["@store/storybook", "@store/e2e"];

/**
 * The suites of a whole run, those that take longest first. Two run side by side, each next one where another has ended;
 * then the journeys, alone: beside others, two cores answer so late that a shopper's patience, and theirs, ends.
 */
export const suites: readonly Suite[] = [
  {
    name: "rules, calls, screens",
    tasks: ["test", ...browserPackages.map((name) => `--filter=!${name}`), "--concurrency=2"],
  },
  { name: "stories", tasks: ["test", "--filter=@store/storybook"] },
  { name: "consumers", tasks: ["test:consumers"] },
  { name: "release", tasks: ["test:release"] },
  { name: "screens in a browser", tasks: ["test:browser"] },
  { name: "journeys", tasks: ["test", "--filter=@store/e2e"], isAlone: true },
];
