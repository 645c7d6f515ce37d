import { kitFeature } from '../kit/kit.feature.ts';
import type { Feature } from '../kit/feature.ts';
import { alertFeature } from './alert/alert.feature.ts';
import { applicationFeature } from './application/application.feature.ts';
import { authFeature } from './auth/auth.feature.ts';
import { blockFeature } from './block/block.feature.ts';
import { blogFeature } from './blog/blog.feature.ts';
import { builderFeature } from './builder/builder.feature.ts';
import { changeFeature } from './change/change.feature.ts';
import { companyFeature } from './company/company.feature.ts';
import { contactFeature } from './contact/contact.feature.ts';
import { costFeature } from './cost/cost.feature.ts';
import { developerFeature } from './developer/developer.feature.ts';
import { documentFeature } from './document/document.feature.ts';
import { dutyFeature } from './duty/duty.feature.ts';
import { listingsFeature } from './listings/listings.feature.ts';
import { mailFeature } from './mail/mail.feature.ts';
import { mediaFeature } from './media/media.feature.ts';
import { messageFeature } from './message/message.feature.ts';
import { personFeature } from './person/person.feature.ts';
import { placeFeature } from './place/place.feature.ts';
import { progressFeature } from './progress/progress.feature.ts';
import { propertyFeature } from './property/property.feature.ts';
import { reportFeature } from './report/report.feature.ts';
import { pushFeature } from './push/push.feature.ts';
import { ruleFeature } from './rule/rule.feature.ts';
import { searchFeature } from './search/search.feature.ts';
import { shortlistFeature } from './shortlist/shortlist.feature.ts';
import { teamFeature } from './team/team.feature.ts';
import { testimonialFeature } from './testimonial/testimonial.feature.ts';
import { unitFeature } from './unit/unit.feature.ts';
import { leadViewFeature } from './view/lead-view.feature.ts';
import { webhookFeature } from './webhook/webhook.feature.ts';

/** The rooms of all nouns, by rising rank. A new noun adds its line here. */
export const features: readonly Feature[] = [
  kitFeature,
  ruleFeature,
  companyFeature,
  mediaFeature,
  testimonialFeature,
  mailFeature,
  messageFeature,
  teamFeature,
  placeFeature,
  blockFeature,
  blogFeature,
  developerFeature,
  authFeature,
  builderFeature,
  pushFeature,
  personFeature,
  propertyFeature,
  documentFeature,
  unitFeature,
  leadViewFeature,
  dutyFeature,
  costFeature,
  searchFeature,
  contactFeature,
  applicationFeature,
  shortlistFeature,
  progressFeature,
  reportFeature,
  listingsFeature,
  alertFeature,
  changeFeature,
  webhookFeature,
];
