/** SKUs of the sample store by what they are, for tests. */
export const sampleSkus = {
  sofa: "100101",
  mossSofa: "100102",
  boucleSofa: "100103",
  leatherSofa: "100104",
  blackLeatherSofa: "101203",
  doveBoucleSofa: "101201",
  loveseat: "101101",
  diningTable: "100301",
  lamp: "100401",
  /** On sale; four are left. */
  blackLamp: "100402",
  gourdLamp: "103501",
  floorLamp: "103301",
  /** Sold in the US, by the modern brand. */
  pendant: "103401",
  /** Can be embroidered, like the other towels. */
  towels: "100501",
  sageTowels: "100502",
  bathRug: "103201",
  chairMadeToOrder: "100601",
  inkChair: "100602",
  oliveChair: "100603",
  /** Made to order; its terms have to be accepted. */
  armchair: "101301",
  mossArmchair: "101302",
  stoneArmchair: "101303",
  /** Can be put up by a fitter, for a fee. */
  bookcase: "100701",
  soldOutBookcase: "100702",
  mediaConsole: "101901",
  sideTable: "101801",
  /** Not sent to every state. */
  rug: "100801",
  largeRug: "100802",
  rugOnSale: "103602",
  bed: "102601",
  nightstand: "102801",
  walnutNightstand: "102802",
  sheetsOnSale: "103103",
  /** Engraved. */
  servingBowl: "102401",
  dinnerware: "102301",
  dinnerwareOnSale: "102303",
  mugs: "102501",
  soldOutMugs: "102503",
  pillow: "103701",
  throwBlanket: "103801",
  /** A final sale, whose terms have to be accepted; five are left. */
  mirror: "104001",
  vase: "103901",
  giftCard: "100901",
  donation: "101001",
  leftArmSeat: "100201",
  armlessSeat: "100202",
  corner: "100203",
  chaise: "100204",
  unknown: "999999",
};

/** SKUs of the products that are made to a shopper's order. */
export const specialOrderSkus = {
  sofa: "130101",
  loveseat: "130102",
  modernSofa: "130103",
  chair: "130104",
  swivelChair: "130105",
  ottoman: "130106",
  bed: "130107",
  notMadeAnyMore: "130108",
};

/** SKUs of pieces of the sectionals of the planner: collection, fabric and kind. */
export const sectionalPieceSkus = {
  duneLinenRightArm: "120102",
  duneLinenOttoman: "120112",
  duneLeatherArmless: "120703",
  harborLinenLeftArm: "121101",
  mesaLeatherArmless: "122703",
  mesaLeatherOttoman: "122712",
};

/** Card numbers of the sample store by what the sandbox does with them. */
export const sampleCards = {
  visa: "4111111111111111",
  /** Not among the documented numbers, so approved like any other valid one. */
  otherVisa: "4539578763621486",
  masterCard: "5555555555554444",
  masterCardOf2Series: "2223003122003222",
  americanExpress: "378282246310005",
  discover: "6011111111111117",
  plccSynchrony: "9002000000000009",
  storeMasterCard: "5299900100000017",
  declined: "4000000000000002",
  codeMismatch: "4000000000000101",
  approvedAfterTimeout: "4000000000000119",
  lostInTimeout: "4000000000000127",
  wrongChecksum: "4111111111111112",
};

/** Gift cards of the sample store with their PINs. */
export const sampleGiftCards = {
  untouched: { number: "6199100020003017", pin: "4471" },
  partlySpent: { number: "6199100020003025", pin: "9026" },
  large: { number: "6199100020003033", pin: "3158" },
  spent: { number: "6199100020003041", pin: "6603" },
  canadian: { number: "6199200020003016", pin: "7719" },
  unknown: { number: "6199100020009999", pin: "4471" },
};

/** Numbers of reward certificates of the sample store. */
export const sampleCertificates = {
  first: "7301442001862275",
  second: "7301442001862283",
  expired: "7301442001862291",
  used: "7301442001862309",
  unknown: "7301442001869999",
};

/** A number in groups of four, as it is printed on a card. */
export const toPrintedNumber = (number: string) => number.replace(/.{4}(?=.)/g, "$& ");
