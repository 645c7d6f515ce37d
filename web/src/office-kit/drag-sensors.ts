import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

// Requires some distance, so that a click does not drag.
const mouse = { activationConstraint: { distance: 6 } };
// Requires a short rest, so that a moving finger scrolls the page.
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Sensors for dragging with a mouse, or with a finger that first rests on the item. */
export function usePointerSensors() {
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
}

/** Sensors for sorting a list with a mouse, a finger or the arrow keys. */
export function useSortSensors() {
  return useSensors(
    ...usePointerSensors(),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}
