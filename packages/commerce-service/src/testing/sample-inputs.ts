/** SKUs of the sample store by what they are, for tests. */
export const sampleSkus = {
  sofa: "100101",
  lamp: "100401",
  blackLamp: "100402",
  towels: "100501",
  bookcase: "100701",
  rug: "100801",
  giftCard: "100901",
  donation: "101001",
  leftArmSeat: "100201",
  armlessSeat: "100202",
  corner: "100203",
  chaise: "100204",
};

/** Card numbers of the sample store by what the sandbox does with them. */
export const sampleCards = {
  visa: "4111111111111111",
  masterCard: "5555555555554444",
  declined: "4000000000000002",
  storeMasterCard: "5299900100000017",
};
