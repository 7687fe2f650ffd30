import { proveCalls } from "../testing/prove-calls.ts";
import { cartProofs } from "./cart-calls.fixture.ts";

proveCalls("cart", cartProofs);
