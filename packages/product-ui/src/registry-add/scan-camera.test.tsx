import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScanCamera } from "./scan-camera.tsx";

const track = { stop: vi.fn() };
const camera = { getTracks: () => [track] };
let codes: { rawValue: string }[] = [];

/** A browser that reads codes, with this camera. */
function provide(getUserMedia: () => Promise<unknown> = async () => camera) {
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      detect = async () => codes;
    },
  );
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
}

beforeEach(() => {
  codes = [];
  track.stop.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is absent where the browser cannot read codes", () => {
  const { container } = render(<ScanCamera onCode={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});

it("starts with a press, passes on the first code, and stops the camera", async () => {
  const getUserMedia = vi.fn(async () => camera);
  provide(getUserMedia);
  const onCode = vi.fn();
  render(<ScanCamera onCode={onCode} />);
  expect(getUserMedia).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Use the Camera" }));
  expect(await screen.findByText("Hold the code of the item in front of the camera.")).toBeVisible();
  codes = [{ rawValue: "100401" }];
  await vi.waitFor(() => expect(onCode).toHaveBeenCalledWith("100401"));
  expect(await screen.findByRole("button", { name: "Use the Camera" })).toBeVisible();
  expect(track.stop).toHaveBeenCalledTimes(1);
});

it("is stopped by a press, and by leaving the page", async () => {
  provide();
  const { unmount } = render(<ScanCamera onCode={vi.fn()} />);
  await userEvent.click(screen.getByRole("button", { name: "Use the Camera" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stop the Camera" }));
  expect(track.stop).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Use the Camera" }));
  await screen.findByRole("button", { name: "Stop the Camera" });
  act(unmount);
  expect(track.stop).toHaveBeenCalledTimes(2);
});

it("stops the camera, and says so, if the browser cannot read codes after all", async () => {
  provide();
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      constructor() {
        throw new DOMException("no format", "NotSupportedError");
      }
    },
  );
  render(<ScanCamera onCode={vi.fn()} />);
  await userEvent.click(screen.getByRole("button", { name: "Use the Camera" }));
  expect(await screen.findByText("This browser cannot read codes. Please type the number.")).toBeVisible();
  expect(track.stop).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Use the Camera" })).toBeVisible();
});

it("says so if the camera is refused", async () => {
  provide(async () => {
    throw new DOMException("denied", "NotAllowedError");
  });
  render(<ScanCamera onCode={vi.fn()} />);
  await userEvent.click(screen.getByRole("button", { name: "Use the Camera" }));
  expect(await screen.findByText(/The camera cannot be used/)).toBeVisible();
});
