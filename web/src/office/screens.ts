import { propertyScreens } from '../features/property/admin/property.screens.tsx';
import { progressScreens } from '../features/progress/admin/progress.screens.ts';
import { builderScreens } from '../features/builder/admin/builder.screens.tsx';
import { placeScreens } from '../features/place/admin/place.screens.ts';
import { ruleScreens } from '../features/rule/admin/rule.screens.ts';
import { applicationScreens } from '../features/application/admin/application.screens.ts';
import { personScreens } from '../features/person/admin/person.screens.ts';
import { contactScreens } from '../features/contact/admin/contact.screens.ts';
import { settingsScreens } from './settings.screens.tsx';
import { officeScreens } from './office.screens.ts';
import { reportScreens } from '../features/report/admin/report.screens.ts';
import { testimonialScreens } from '../features/testimonial/admin/testimonial.screens.ts';
import { teamScreens } from '../features/team/admin/team.screens.ts';
import { mediaScreens } from '../features/media/admin/media.screens.ts';
import { blockScreens } from '../features/block/admin/block.screens.ts';
import { blogScreens } from '../features/blog/admin/blog.screens.tsx';
import type { Screen } from '../office-kit/screen.ts';

/** All screens of the office; within a group of the menu, their entries have this order. */
export const screens: readonly Screen[] = [
  ...personScreens,
  ...contactScreens,
  ...propertyScreens,
  ...blockScreens,
  ...blogScreens,
  ...testimonialScreens,
  ...teamScreens,
  ...mediaScreens,
  ...applicationScreens,
  ...settingsScreens,
  ...officeScreens,
  ...reportScreens,
  ...progressScreens,
  ...builderScreens,
  ...ruleScreens,
  ...placeScreens,
];
