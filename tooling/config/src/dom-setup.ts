import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { addModalDialogs } from "./dialog-setup.ts";

// A busy machine may take long over what a second is meant for; a test that finds what it waits for goes on at once.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// Once for each jsdom.
if (!("showModal" in HTMLDialogElement.prototype)) addModalDialogs();
