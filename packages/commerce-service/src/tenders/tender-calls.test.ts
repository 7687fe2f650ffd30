import { proveCalls } from "../testing/prove-calls.ts";
import { applePayProofs, paymentProofs, tenderProofs, walletProofs } from "./tender-calls.fixture.ts";

proveCalls("tenders", tenderProofs);
proveCalls("payment", paymentProofs);
proveCalls("wallets", walletProofs);
proveCalls("Apple Pay", applePayProofs);
