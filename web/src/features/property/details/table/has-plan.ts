import type { PropertyDetailsFragment } from '../../property.generated.ts';

/** Whether the plan of a configuration is drawn, or its rooms are measured. */
export function hasPlan({ plan, planRooms }: PropertyDetailsFragment['configurations'][number]): boolean {
  return Boolean(plan ?? planRooms?.length);
}
