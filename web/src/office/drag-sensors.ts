import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

// A click is no drag.
const mouse = { activationConstraint: { distance: 6 } };
// A finger that moves at once scrolls the page; one that rests first drags.
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Drags with a mouse, or with a finger that rests on the item first. */
export function usePointerSensors() {
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
}

/** Puts the items of a list in order with a mouse, a finger or the arrow keys. */
export function useSortSensors() {
  return useSensors(
    ...usePointerSensors(),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}
