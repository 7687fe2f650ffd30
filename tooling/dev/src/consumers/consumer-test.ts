import fs from "node:fs";
import path from "node:path";
import { type DomainPackage, domainPackages } from "../workspace/domain-packages.ts";
import { readReadmes } from "../workspace/read-readmes.ts";
import { packPackages } from "./packages/pack-packages.ts";
import { publishPackages } from "./packages/publish-packages.ts";
import { installPackages } from "./projects/install-packages.ts";
import { projectFiles } from "./projects/project-files.ts";
import { requireQuestions } from "./questions/require-questions.ts";
import { openRegistry } from "./registry/open-registry.ts";
import { openTools, type Tools } from "./tools/open-tools.ts";

/** What the checks need: the installed projects and the programs to use them with. */
export interface ConsumerTest {
  project: string;
  packages: string[];
  specifiers: string[];
  tools: Tools;
  /** Of the registry, and a folder that ends with it. */
  port: number;
  folder: string;
}

/** What is published beside the domain packages; in the matrix every package. */
const withClient = ["@store/contract", "@store/checkout-client"];

/**
 * Releases the packages to a registry of this run's own and installs the domain packages into throw-away projects.
 * Everything it started ends with `stop` or with this process. Throws an error that names the failed step.
 */
export async function startConsumerTest(): Promise<{ consumerTest: ConsumerTest; stop(): Promise<void> }> {
  const tools = await openTools();
  const registry = await openRegistry();
  const { folder, port } = registry;
  try {
    const packages = domainPackages();
    const project = path.join(folder, "project");
    const at = { tools, port };
    const others = readReadmes().filter(({ name }) => process.env.STORE_MATRIX || withClient.includes(name));
    const released = new Map([...packages, ...others].map((one) => [one.name, one]));
    await publishPackages(await packPackages([...released.values()], folder), { ...at, folder });
    await installPackages(
      packages.map(({ name }) => name),
      { ...at, project, cache: path.join(folder, "npm-cache") },
    );
    const specifiers = writeProjects(packages, project);
    return {
      consumerTest: { project, packages: packages.map(({ name }) => name), specifiers, tools, port, folder },
      stop: registry.stop,
    };
  } catch (error) {
    await registry.stop();
    throw error;
  }
}

function writeProjects(packages: DomainPackage[], project: string): string[] {
  const specifiers = packages.flatMap((one) => one.specifiers);
  for (const [name, text] of Object.entries(projectFiles(specifiers.map(requireQuestions)))) {
    const file = path.join(project, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return specifiers;
}
