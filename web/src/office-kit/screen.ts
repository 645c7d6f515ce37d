import type { AdminRole } from 'domain/schema.generated.ts';
import type { ComponentType } from 'react';

/** Who may open a screen; the operations of the server have the same rule. */
export const everyRole: readonly AdminRole[] = ['OWNER', 'EDITOR', 'SALES', 'RECRUITER'];
/** All but recruiters. */
export const homeRoles: readonly AdminRole[] = ['OWNER', 'EDITOR', 'SALES'];
export const contentRoles: readonly AdminRole[] = ['OWNER', 'EDITOR'];
export const leadRoles: readonly AdminRole[] = ['OWNER', 'SALES'];
export const hiringRoles: readonly AdminRole[] = ['OWNER', 'SALES', 'RECRUITER'];
export const openingRoles: readonly AdminRole[] = ['OWNER', 'RECRUITER'];
export const ownerRole: readonly AdminRole[] = ['OWNER'];

/** The groups of the menu, in its order. */
export const menuGroups = ['Today', 'Enquiries', 'Properties', 'Website', 'Reports', 'Settings'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A screen of the office. Without `open`, the row says who may open a part of another screen. */
export interface Screen {
  /** Its address below /my-account: `properties/:id/edit`, or `settings/*` with all below it. */
  path: string;
  roles: readonly AdminRole[];
  /** Its entry in the menu; a group opens with its first entry. */
  menu?: {
    group: MenuGroup;
    label: string;
    /** Whether it stands apart, for the person who looks after the product. */
    forTechnician?: boolean;
    /** The number of what is new there. */
    Badge?: ComponentType;
  };
  /** Its label among what the plus of a phone adds. */
  add?: string;
  /** Other words for what it holds or does, by which the search of the office finds it. */
  words?: string;
  /** Loads its code when it first opens. */
  open?: () => Promise<ComponentType>;
}
