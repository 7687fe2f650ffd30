/** The path below which the pages of registries are. */
export const registryPath = "/gift-registry";
/** The list of an account's registries; the page of each is below it. */
export const registriesPath = `${registryPath}/registrant-list`;
