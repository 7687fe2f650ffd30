import type { Answer } from "../service/context.ts";

export const collectionNotFound: Answer<never> = {
  kind: "refused",
  status: 404,
  errorCode: "CollectionNotFound",
  message: "We do not sell this collection here.",
};

export const choiceNotOffered: Answer<never> = {
  kind: "refused",
  status: 422,
  errorCode: "ChoiceNotOffered",
  message: "The collection does not come with this piece, fabric or option. Please choose again.",
};
