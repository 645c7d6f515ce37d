export interface Point {
  x: number;
  y: number;
}

/** How a picture is shown: as many times its size, moved by so many pixels from the middle of its frame. */
export interface Zoom extends Point {
  scale: number;
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };
export const doubleTapScale = 2.5;
const maxScale = 5;

/** The picture at another scale; what is under `at`, measured from the middle of the frame, stays there. */
export function zoomAt(zoom: Zoom, scale: number, at: Point, frame: { width: number; height: number }): Zoom {
  const next = Math.min(maxScale, Math.max(1, scale));
  const factor = next / zoom.scale;
  return keepInside(
    { scale: next, x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor },
    frame,
  );
}

/** The picture moved with a finger, never beyond its edges. */
export function moveBy(zoom: Zoom, by: Point, frame: { width: number; height: number }): Zoom {
  return keepInside({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

function keepInside({ scale, x, y }: Zoom, { width, height }: { width: number; height: number }): Zoom {
  const mostX = ((scale - 1) * width) / 2;
  const mostY = ((scale - 1) * height) / 2;
  return { scale, x: clamp(x, mostX), y: clamp(y, mostY) };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0;
}
