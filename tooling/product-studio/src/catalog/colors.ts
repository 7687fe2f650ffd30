/** The swatch colours of the catalogue; a rendered picture is judged against these. */
export const colors = {
  oatLinen: "#d2c4ac",
  mossLinen: "#7d8162",
  ivoryBoucle: "#ebe3d3",
  cognacLeather: "#9c5a30",
  stoneLinen: "#b5ab9c",
  white: "#f6f3ec",
  sage: "#a8b39b",
  rustVelvet: "#a3502e",
  inkVelvet: "#25324c",
  forestCard: "#2f4a3d",
  terracottaCard: "#b2613c",
} as const;
