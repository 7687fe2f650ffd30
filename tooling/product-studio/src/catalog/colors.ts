/** The swatch colours of the catalogue; a rendered picture is judged against these. */
export const colors = {
  oatLinen: "#d2c4ac",
  mossLinen: "#7d8162",
  ivoryBoucle: "#ebe3d3",
  cognacLeather: "#8e5938",
  stoneLinen: "#b5ab9c",
  white: "#f6f3ec",
  sage: "#a8b39b",
  rustVelvet: "#9a5233",
  inkVelvet: "#2b3444",
  forestCard: "#2f4a3d",
  terracottaCard: "#b2613c",
} as const;
