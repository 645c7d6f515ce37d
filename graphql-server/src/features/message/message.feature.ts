import type { Feature } from '../../kit/feature.ts';
import { MessageTemplateResolver } from './message-template.resolver.ts';

/** What the product takes from this room. */
export const messageFeature: Feature = {
  resolvers: [MessageTemplateResolver],
};
