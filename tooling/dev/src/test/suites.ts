/** The parts of a whole run that can run side by side on machines of their own: `.ci/run <part>`. */
export const parts = ["rules", "browser", "journeys"] as const;
type Part = (typeof parts)[number];

/** Tasks of Turborepo that run together. */
interface Suite {
  name: string;
  part: Part;
  tasks: readonly string[];
  /** What leaves out the slow tests, those that carry the tag `deep`; undefined if the whole suite is slow. */
  withoutDeep: readonly string[] | undefined;
  /** Where its files of tests are; undefined if its runner knows all of them when it starts. */
  files?: string;
  /** Goes first for the processor: it waits for pages most of the time, and a page that answers late fails. */
  isUrgent?: boolean;
}

const browserPackages = ["@store/storybook", "@store/e2e"];

/** The suites of a whole run, in the order in which they start. */
const suites: readonly Suite[] = [
  {
    name: "journeys",
    part: "journeys",
    tasks: ["test", "--filter=@store/e2e"],
    withoutDeep: ["--grep-invert=@deep"],
    isUrgent: true,
  },
  {
    name: "rules, calls, screens",
    part: "rules",
    tasks: ["test", ...browserPackages.map((name) => `--filter=!${name}`), "--concurrency=2"],
    withoutDeep: ["--tags-filter=!deep"],
    files: "{apps,packages,tooling}/*/src/**/*.test.{ts,tsx}",
  },
  {
    name: "stories",
    part: "browser",
    tasks: ["test", "--filter=@store/storybook"],
    // The face that plays the stories; the other one only renders them.
    withoutDeep: ["--project=* general, light, *"],
  },
  { name: "consumers", part: "rules", tasks: ["test:consumers"], withoutDeep: undefined },
  { name: "screens in a browser", part: "browser", tasks: ["test:browser"], withoutDeep: ["--tags-filter=!deep"] },
  { name: "release", part: "rules", tasks: ["test:release"], withoutDeep: undefined },
];

export interface Extent {
  /** Whether the slow tests run too. */
  isWhole: boolean;
  part?: Part;
  /** A share of the journeys: `1/2`. */
  shard?: string;
}

/** A suite as one run starts it: tasks, and the words for each task's own runner. */
export interface ChosenSuite extends Suite {
  words: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** The suites of a run, with what each leaves out. */
export function chooseSuites({ isWhole, part, shard }: Extent): ChosenSuite[] {
  return suites
    .filter((suite) => (part === undefined || suite.part === part) && (isWhole || suite.withoutDeep))
    .map((suite) => ({
      ...suite,
      words: [
        ...(isWhole ? [] : (suite.withoutDeep ?? [])),
        ...(shard !== undefined && suite.part === "journeys" ? [`--shard=${shard}`] : []),
      ],
    }));
}
