import { proveCalls } from "../testing/prove-calls.ts";
import { checkoutProofs } from "./checkout-proofs.fixture.ts";

proveCalls("checkout", checkoutProofs);
