import { proveCalls } from "../testing/prove-calls.ts";
import { giftProofs } from "./gift-proofs.fixture.ts";

proveCalls("gifts", giftProofs);
