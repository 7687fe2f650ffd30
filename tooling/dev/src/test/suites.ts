/** A part of the whole test run: tasks of Turborepo. */
export interface Suite {
  name: string;
  tasks: readonly string[];
}

const browserPackages = ["@store/storybook", "@store/e2e"];

/**
 * The suites of a whole run in lanes, which run side by side. Rules wait for PostgreSQL and journeys for pages, while stories
 * and consumers compute; measured on two cores, see the decision on tests.
 */
export const lanes: readonly (readonly Suite[])[] = [
  [
    {
      name: "rules, calls, screens",
      tasks: ["test", ...browserPackages.map((name) => `--filter=!${name}`), "--concurrency=2"],
    },
    { name: "screens in a browser", tasks: ["test:browser"] },
    { name: "consumers", tasks: ["test:consumers"] },
  ],
  [
    { name: "journeys", tasks: ["test", "--filter=@store/e2e"] },
    { name: "stories", tasks: ["test", "--filter=@store/storybook"] },
  ],
];
