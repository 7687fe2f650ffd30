import { read, routesUnder } from "../route.ts";

export const registryRoutes = /* @__PURE__ */ routesUnder("/gift-registry/", {
  addRegistryItems: { at: "AddItem" },
  getRegistries: read,
  getRegistry: read,
  saveRegistry: {},
  updateRegistryItem: { at: "UpdateItem" },
  removeRegistryItem: { at: "RemoveItem" },
  getChecklist: read,
});
