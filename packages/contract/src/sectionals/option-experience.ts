/** How the choice of an option is shown; the values are the specification's (section 24). */
export const optionExperience = { none: 0, fabric: 1, image: 2, fabricOld: 6, leather: 7 } as const;
