import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { Picture } from './picture.tsx';
import type { ImageFacts } from './picture.tsx';
import { doubleTapScale, moveBy, wholePicture, zoomAt } from './zoom.ts';
import type { Point, Zoom } from './zoom.ts';

const doubleTapMs = 300;
/** Two taps on one spot, or a finger that does not quite stand still. */
const spotPixels = 24;

/** A whole picture in its frame: two fingers or a double tap bring it nearer, one finger moves it about. */
export function ZoomablePicture({ image, eager }: { image: ImageFacts; eager: boolean }) {
  const [zoom, setZoom] = useState(wholePicture);
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<{ distance: number; scale: number }>(undefined);
  const lastTap = useRef<{ at: Point; time: number }>(undefined);
  const pressed = useRef<Point>(undefined);
  const zoomed = zoom.scale > 1;

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    fingers.current.set(event.pointerId, pointOf(event));
    pressed.current = pointOf(event);
    const [first, second] = [...fingers.current.values()];
    pinch.current = first && second && { distance: distance(first, second), scale: zoom.scale };
    if (zoomed || pinch.current) event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    fingers.current.set(event.pointerId, now);
    const frame = event.currentTarget.getBoundingClientRect();
    const [first, second] = [...fingers.current.values()];
    const started = pinch.current;
    if (started && first && second) {
      const scale = started.scale * (distance(first, second) / Math.max(started.distance, 1));
      const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
      setZoom((known) => zoomAt(known, scale, fromMiddle(middle, frame), frame));
    } else {
      const by = { x: now.x - before.x, y: now.y - before.y };
      setZoom((known) => (known.scale > 1 ? moveBy(known, by, frame) : known));
    }
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const alone = fingers.current.size === 1;
    forget(event);
    const at = pointOf(event);
    if (!alone || !pressed.current || distance(at, pressed.current) > spotPixels) return;
    const { timeStamp: time } = event;
    const last = lastTap.current;
    const second = last && time - last.time < doubleTapMs && distance(at, last.at) < spotPixels;
    lastTap.current = second ? undefined : { at, time };
    if (!second) return;
    const frame = event.currentTarget.getBoundingClientRect();
    setZoom(zoomed ? wholePicture : zoomAt(zoom, doubleTapScale, fromMiddle(at, frame), frame));
  }

  function forget({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
    if (fingers.current.size < 2) pinch.current = undefined;
  }

  return (
    <div
      data-zoomed={zoomed}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={forget}
      className="size-full overflow-hidden select-none"
      style={{ touchAction: zoomed ? 'none' : 'pan-x' }}
    >
      <div className="flex size-full items-center justify-center" style={{ transform: cssTransform(zoom) }}>
        <Picture
          image={image}
          sizes={zoomed ? '250vw' : '100vw'}
          eager={eager}
          fit="contain"
          className="size-full"
        />
      </div>
    </div>
  );
}

function cssTransform({ scale, x, y }: Zoom): string | undefined {
  return scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : undefined;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function fromMiddle({ x, y }: Point, { left, top, width, height }: DOMRect): Point {
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
