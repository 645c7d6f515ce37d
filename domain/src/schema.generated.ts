/** A new account. */
export type AccountInput = {
  /** The first password, 10 to 200 characters; the server makes one by default. */
  password?: string | null | undefined;
  /** The role, which says what the account may do. */
  role: AdminRole;
  /** The login name: 2 to 60 letters, digits and . _ @ -; stored in lower case. */
  username: string;
};

/** The filter of the activity log; all given conditions must hold. */
export type ActivityFilter = {
  /** Only actions of this account. */
  accountId?: string | number | null | undefined;
  /** Only actions at or after this moment. */
  from?: string | null | undefined;
  /** Only actions on this item. */
  itemId?: string | number | null | undefined;
  /** Only actions on this kind of item. */
  noun?: string | null | undefined;
  /** Only actions before this moment. */
  to?: string | null | undefined;
  /** Only actions of this kind. */
  verb?: ActivityVerb | null | undefined;
};

/** The kind of an action. */
export type ActivityVerb =
  /** Added it. */
  | 'CREATED'
  /** Moved it to the trash. */
  | 'DELETED'
  /** Saved a draft beside what visitors see. */
  | 'DRAFT_SAVED'
  /** Downloaded as a file, or read as a whole over REST. */
  | 'EXPORTED'
  /** Ended a link with which another person chooses a password. */
  | 'INVITATION_WITHDRAWN'
  /** Made a link with which another person chooses a password. */
  | 'INVITED'
  /** Logged in. */
  | 'LOGIN'
  /** A login with this account’s name failed: wrong password or code. */
  | 'LOGIN_FAILED'
  /** Logged out. */
  | 'LOGOUT'
  /** Added a passkey to their own account. */
  | 'PASSKEY_ADDED'
  /** Removed a passkey from their own account. */
  | 'PASSKEY_REMOVED'
  /** Changed the account’s own password. */
  | 'PASSWORD_CHANGED'
  /** Gave another account a new password. */
  | 'PASSWORD_RESET'
  /** Removed it for good. */
  | 'PURGED'
  /** Made new recovery codes. */
  | 'RECOVERY_CODES_MADE'
  /** Took it back from the trash. */
  | 'RESTORED'
  /** Ended an API token before its time. */
  | 'REVOKED'
  /** Switched off a second factor. */
  | 'SECOND_FACTOR_OFF'
  /** Switched on the second factor. */
  | 'SECOND_FACTOR_ON'
  /** Ended logins of the account itself or of another account. */
  | 'SESSION_ENDED'
  /** Had the hidden numbers and addresses of a lead shown. */
  | 'SHOWN'
  /** Changed it. */
  | 'UPDATED';

/** A home to add to a shared shortlist. */
export type AddSharedHomeInput = {
  /** The secret of this browser on this list, 22 to 64 letters, digits, hyphens and underscores: the maker’s, or one that the browser has made. The same person has the same secret. */
  key: string;
  /** The first name that the others see. */
  name: string;
  /** The property. */
  propertyId: string | number;
  /** The last part of the link. */
  token: string;
};

/** The rights of an account. */
export type AdminRole =
  /** The content of the site: properties, stories, team members, testimonials, media. */
  | 'EDITOR'
  /** Everything, including settings, accounts and the activity log. */
  | 'OWNER'
  /** Job applications and openings, and nothing of leads or of properties. */
  | 'RECRUITER'
  /** Contact requests and job applications. */
  | 'SALES';

/** How often an alert writes, if there is something to tell. */
export type AlertFrequency =
  /** Within a minute or two. */
  | 'AT_ONCE'
  /** On Mondays at 9 am in India. */
  | 'WEEKLY';

/** A request to be told by e-mail. Either `search` or `propertyId`. */
export type AlertInput = {
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** How often to write; AT_ONCE by default. */
  frequency?: AlertFrequency | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The path of the page with the form. */
  page?: string | null | undefined;
  /** The home to follow. */
  propertyId?: string | number | null | undefined;
  /** The parameters of a list of homes, as in its address: `q=3+bhk+sector+150&maxPrice=12000000`. Empty for all homes to buy. */
  search?: string | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address and the same words returns the first receipt and stores nothing again; with other words it is refused. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** What an alert follows. */
export type AlertKind =
  /** One home. */
  | 'PROPERTY'
  /** The homes that a search finds. */
  | 'SEARCH';

/** The state of an alert. */
export type AlertState =
  /** It writes when there is something to tell. */
  | 'CONFIRMED'
  /** It no longer writes. */
  | 'STOPPED'
  /** The owner of the address has not confirmed it yet; nothing but the request to do so is sent. */
  | 'WAITING';

/** When the authority allotted the land or the home: up to 1990, from 1991 to 2000, from 2001 to 2011, or later. */
export type AllotmentPeriod =
  /** Later than 2011. */
  | 'AFTER_2011'
  /** Up to 1990. */
  | 'UNTIL_1990'
  /** From 1991 to 2000. */
  | 'UNTIL_2000'
  /** From 2001 to 2011. */
  | 'UNTIL_2011';

/** What an API token may do beyond what visitors may. */
export type ApiScope =
  /** `content:read`: stories, team, testimonials, media and openings with their drafts. */
  | 'CONTENT_READ'
  /** `content:write`: adds and changes them, and moves them to the trash. */
  | 'CONTENT_WRITE'
  /** `leads:create`: adds enquiries. It reads none, nor whether a person is known. */
  | 'LEADS_CREATE'
  /** `leads:read`: enquiries and the people who sent them. */
  | 'LEADS_READ'
  /** `leads:write`: changes enquiries and people; the answer shows what was changed. */
  | 'LEADS_WRITE'
  /** `listings:read`: properties, units, builders and places as the office sees them, with drafts and what the office keeps for itself. */
  | 'LISTINGS_READ'
  /** `listings:write`: adds and changes them, and moves properties to the trash. */
  | 'LISTINGS_WRITE'
  /** `webhooks:write`: adds, reads and changes webhooks. Events of enquiries and people also need `leads:read`. */
  | 'WEBHOOKS_WRITE';

/** The filter of a list of job applications; all given conditions must hold. */
export type ApplicationFilter = {
  /** Sent on or after this day in India. */
  from?: string | null | undefined;
  /** Whether the next date has passed. */
  overdue?: boolean | null | undefined;
  /** The state of the work. */
  state?: ApplicationState | null | undefined;
  /** Sent on or before this day in India. */
  to?: string | null | undefined;
  /** Whether no colleague has opened the lead yet. */
  unread?: boolean | null | undefined;
};

/** The state of the work on a job application. */
export type ApplicationState =
  /** The applicant was hired. */
  | 'HIRED'
  /** There is, or was, an interview. */
  | 'INTERVIEW'
  /** No one has worked on it yet. */
  | 'NEW'
  /** The applicant was refused. */
  | 'REJECTED'
  /** The applicant is among those to be met. */
  | 'SHORTLISTED';

/** What an area measures. Carpet area is the net usable floor area of RERA 2016, section 2(k). */
export type AreaBasis =
  /** Carpet area with the walls and balconies. */
  | 'BUILT_UP'
  /** The net usable floor area of RERA 2016. */
  | 'CARPET'
  /** The land. */
  | 'PLOT'
  /** Built-up area with a share of the common areas. */
  | 'SUPER_BUILT_UP';

/** A wanted range of areas; a project matches if one of its areas overlaps it. */
export type AreaInput = {
  /** Only areas that measure this; any area by default. */
  basis?: AreaBasis | null | undefined;
  /** The largest wanted area, in `unit`. */
  max?: number | null | undefined;
  /** The smallest wanted area, in `unit`. */
  min?: number | null | undefined;
  /** The unit of both; SQ_FT by default. */
  unit?: AreaUnit | null | undefined;
};

/** Square feet, square metres or square yards. */
export type AreaUnit =
  /** Square feet. */
  | 'SQ_FT'
  /** Square metres. */
  | 'SQ_M'
  /** Square yards. */
  | 'SQ_YD';

/** How a visitor came to the site once. Values that are wrong or too long are cut or left out in silence, so that no enquiry is refused for them. */
export type ArrivalInput = {
  /** The day in India, as YYYY-MM-DD. */
  day?: string | null | undefined;
  /** The path of that page; its query is left out. */
  path?: string | null | undefined;
  /** The query of the first page: `utm_source`, `utm_medium`, `utm_campaign`, `utm_content`, `utm_term`, `gclid`, `gbraid`, `wbraid` and `fbclid` are read, and nothing else. */
  query?: string | null | undefined;
  /** The address of the page with the link, or its host; the host alone is kept. */
  referrer?: string | null | undefined;
};

/** The first and the last arrival of a visitor within 30 days. */
export type ArrivalsInput = {
  /** The first. */
  first?: ArrivalInput | null | undefined;
  /** The last; often the first one again. */
  last?: ArrivalInput | null | undefined;
};

/** The state of a backup. */
export type BackupState =
  /** The archive is complete and on disk. */
  | 'DONE'
  /** There is no archive; `error` says why. */
  | 'FAILED'
  /** A process is writing the archive. */
  | 'RUNNING';

/** What is wrong with the backups. */
export type BackupWarning =
  /** The last scheduled backup failed. */
  | 'LAST_FAILED'
  /** No backups are set up: the server has no `BACKUP_DIR`. */
  | 'NOT_SCHEDULED'
  /** The last complete backup is older than twice the interval. */
  | 'OVERDUE';

/** What the office says in place of one delivered text. */
export type BlockInput = {
  /** Its place on the page, such as `hero.title`. */
  key: string;
  /** The page that shows it, such as `home`. */
  page: string;
  /** Its `updatedAt` as the caller read it; left out if it was not changed yet. If it has changed since, nothing is written: CONFLICT. */
  readAt?: string | null | undefined;
  /** The text; empty for the delivered one. It is shown as typed: markup and links in it are plain text. */
  text?: string | null | undefined;
};

/** The filter of the admin list of stories; all given conditions must hold. */
export type BlogFilter = {
  /** The publication state. */
  publication?: PublicationState | null | undefined;
  /** Only stories with this tag. */
  tag?: string | null | undefined;
};

/** A story from the admin form. */
export type BlogInput = {
  /** The conclusion, in Markdown. */
  conclusion: string;
  /** One or two sentences for lists. */
  description: string;
  /** The first part, in Markdown. */
  para_1: string;
  /** The second part, in Markdown. */
  para_2: string;
  /** The topics of the story; at most 10. */
  tags?: Array<string> | null | undefined;
  /** The headline. */
  title: string;
  /** The author’s name. */
  writtenBy: string;
};

/** A breach as the owner types it. Facts that are not known yet stay empty. */
export type BreachInput = {
  /** What they can do themselves. */
  advice?: string | null | undefined;
  /** When the company became aware of it. */
  awareAt: string;
  /** When the Board was told. */
  boardToldAt?: string | null | undefined;
  /** How it came about, as far as it is known. */
  causes?: string | null | undefined;
  /** The likely consequences for these people. */
  consequences?: string | null | undefined;
  /** Whose data, which data, and of how many people. */
  extent?: string | null | undefined;
  /** What happened, and when. */
  facts?: string | null | undefined;
  /** What was done about it. */
  measures?: string | null | undefined;
  /** When the people were told. */
  peopleToldAt?: string | null | undefined;
  /** What will keep it from happening again. */
  prevention?: string | null | undefined;
  /** When the Board got the full report. */
  reportedAt?: string | null | undefined;
  /** A name for it. */
  title: string;
};

/** An order of printed brochures as the visitor types it. */
export type BrochureOrderInput = {
  /** Street and house. */
  address: string;
  /** How the visitor came to the site, as the device of the visitor keeps it for 30 days. */
  arrivals?: ArrivalsInput | null | undefined;
  /** The country: India, United Arab Emirates, United States, United Kingdom, Singapore, Canada, Australia. */
  country: string;
  /** The coupon. */
  couponCode?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The brochures, 1 to 50, each property once. */
  lines: Array<OrderLineInput>;
  /** Anything else. */
  message?: string | null | undefined;
  /** The visitor’s name. */
  name: string;
  /** Whether the company may send news by e-mail; the address becomes a subscriber. */
  newsletter?: boolean | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The payment method for the shipping. */
  payment: PaymentMethod;
  /** Phone number in any notation. */
  phone: string;
  /** PIN or postal code; required for India, with six digits. */
  postcode?: string | null | undefined;
  /** Whether name and phone number may be passed to the builder of the property. */
  shareWithBuilder?: boolean | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address and the same words returns the first receipt and stores nothing again; with other words it is refused. */
  submissionKey?: string | null | undefined;
  /** Town. */
  town: string;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
  /** Whether the company may write on WhatsApp. */
  whatsapp?: boolean | null | undefined;
};

/** A range of budgets in rupees, both included. */
export type BudgetRange = {
  /** The highest. */
  max?: number | null | undefined;
  /** The lowest. */
  min?: number | null | undefined;
};

/** READY can be moved into; NEW_LAUNCH has just been opened for booking. */
export type BuildStage =
  /** It has just been opened for booking. */
  | 'NEW_LAUNCH'
  /** It can be moved into. */
  | 'READY'
  /** It is being built. */
  | 'UNDER_CONSTRUCTION';

/** What the consultancy checked about a builder. */
export type BuilderCheckInput = {
  /** Who checked it. */
  checkedBy: string;
  /** The day of the check. As YYYY-MM-DD. */
  checkedOn: string;
  /** What was checked, and the result. */
  text: string;
};

/** A builder from the form of the office. */
export type BuilderInput = {
  /** What the consultancy checked. */
  checks?: Array<BuilderCheckInput> | null | undefined;
  /** About the builder; an empty line begins a new paragraph. */
  introduction?: string | null | undefined;
  /** The name. */
  name: string;
  /** Registration number as a promoter with RERA. */
  promoterNumber?: string | null | undefined;
  /** The year in which it began to build. */
  since?: number | null | undefined;
  /** Its projects with promised and actual days. */
  trackRecord?: Array<TrackRecordInput> | null | undefined;
  /** Website. */
  website?: string | null | undefined;
};

/** Who buys: one man or several; one woman or several; a woman and a man together (JOINT); a company. Stamp duty depends on it. */
export type BuyerKind =
  /** A company. */
  | 'COMPANY'
  /** A woman and a man together. */
  | 'JOINT'
  /** One man or several. */
  | 'MAN'
  /** One woman or several. */
  | 'WOMAN';

/** What came of a call. */
export type CallOutcome =
  /** The person looks further. */
  | 'INTERESTED'
  /** The person asks for a call another day. */
  | 'LATER'
  /** The person wants no home from us now. */
  | 'NOT_INTERESTED'
  /** Nothing was said: it rang, was busy or was switched off. */
  | 'NO_ANSWER'
  /** The person wants to see a home. */
  | 'WANTS_VISIT'
  /** The number belongs to another person. */
  | 'WRONG_NUMBER';

/** What happened to an item. */
export type ChangeKind =
  /** An application arrived, or came back from the trash. */
  | 'APPLICATION_CREATED'
  /** An application is in the trash, or gone for good. */
  | 'APPLICATION_REMOVED'
  /** An enquiry, or the work on it, has changed. */
  | 'ENQUIRY_CHANGED'
  /** An enquiry arrived, or came back from the trash. */
  | 'ENQUIRY_CREATED'
  /** An enquiry is in the trash, or gone for good. */
  | 'ENQUIRY_REMOVED'
  /** What visitors see of a property has changed. */
  | 'LISTING_CHANGED'
  /** Visitors see a property that they did not see before. */
  | 'LISTING_PUBLISHED'
  /** Visitors no longer see a property; `reason` says why. */
  | 'LISTING_REMOVED'
  /** A person, or the work on this lead, has changed. */
  | 'PERSON_CHANGED'
  /** A person became a lead, or came back after a merge was undone. */
  | 'PERSON_CREATED'
  /** A person was merged into another, or is gone for good. */
  | 'PERSON_REMOVED'
  /** What visitors see of a story has changed. */
  | 'STORY_CHANGED'
  /** Visitors see a story that they did not see before. */
  | 'STORY_PUBLISHED'
  /** Visitors no longer see a story; `reason` says why. */
  | 'STORY_REMOVED';

/** A change of a view. */
export type ChangeLeadViewInput = {
  /** The changes. */
  changes: LeadViewChanges;
  /** Its id. */
  id: string | number;
};

/** The new name, scopes and networks of an API token; its secret and its end stay. */
export type ChangeTokenInput = {
  /** A code of its second factor, if the account has one. */
  code?: string | null | undefined;
  /** The token’s id. */
  id: string | number;
  /** What it is for: 1 to 60 characters. */
  name: string;
  /** At most 10 networks from which it may call, such as `203.0.113.0/24` or one address; all networks by default. */
  networks?: Array<string> | null | undefined;
  /** The password of the account that asks. */
  password: string;
  /** What it may do; at least one scope. */
  scopes: Array<ApiScope>;
};

/** A change of a webhook. */
export type ChangeWebhookInput = {
  /** The changes. */
  changes: WebhookChanges;
  /** Its id. */
  id: string | number;
};

/** How a person first came to the company. */
export type Channel =
  /** The address itself, or a link in an app that names no sender. */
  | 'DIRECT'
  /** A link in an e-mail. */
  | 'EMAIL'
  /** A link on another site. */
  | 'OTHER_SITE'
  /** A channel partner. */
  | 'PARTNER'
  /** A call. */
  | 'PHONE'
  /** A property portal. */
  | 'PORTAL'
  /** A printed QR code. */
  | 'QR'
  /** A person who knows the company; colleagues say so. */
  | 'REFERRAL'
  /** A search engine. */
  | 'SEARCH'
  /** A paid place in a search engine. */
  | 'SEARCH_ADVERT'
  /** A social network. */
  | 'SOCIAL'
  /** An advert in a social network. */
  | 'SOCIAL_ADVERT'
  /** A visit to the office. */
  | 'WALK_IN'
  /** A link or a message on WhatsApp. */
  | 'WHATSAPP';

/** OK passes; NOT_APPLICABLE does not concern this listing; WARNING needs a reason before visitors see it; BLOCKING must be fixed. */
export type CheckLevel =
  /** It must be fixed before visitors see the listing. */
  | 'BLOCKING'
  /** It does not concern this listing. */
  | 'NOT_APPLICABLE'
  /** It passes. */
  | 'OK'
  /** It needs a reason before visitors see the listing. */
  | 'WARNING';

/** A chosen picture in its place; the first is the cover. */
export type ChosenPicture = {
  /** A description of the picture, at most 200 characters; by default, the item’s title. */
  alt?: string | null | undefined;
  /** The picture’s id, from an item, from `uploadPicture` or from `pictureLibrary`. */
  id: string | number;
  /** For a picture of a property: what it is. If it is left out, it does not change; null removes it. */
  nature?: PictureNature | null | undefined;
};

/** Why the work on an enquiry ended. */
export type CloseReason =
  /** They bought or rented elsewhere. */
  | 'BOUGHT_ELSEWHERE'
  /** They could not be reached. */
  | 'NO_ANSWER'
  /** Another reason, which the history or the notes say. */
  | 'OTHER'
  /** The place did not suit them. */
  | 'PLACE'
  /** The price did not suit them. */
  | 'PRICE'
  /** It was not a real enquiry. */
  | 'SPAM'
  /** They bought or rented through us. */
  | 'WON';

/** A circle around a workplace. */
export type CommuteCircleInput = {
  /** The straight distance in kilometres: 3, 6 or 10. */
  kilometres: number;
  /** The key of the workplace, one of `workplaces`. */
  place: string;
};

/** What the site says of the company; what is left out or empty is not said. */
export type CompanyFactsInput = {
  /** How soon an enquiry is answered, such as “within the hour”. */
  answer?: string | null | undefined;
  /** The figure “Total area”, such as “560+”. */
  area?: string | null | undefined;
  /** The figure “Constructions”, such as “268+”. */
  built?: string | null | undefined;
  /** When the office closes, such as “8 pm”. */
  closes?: string | null | undefined;
  /** The days on which it is open, such as “seven days a week”. */
  days?: string | null | undefined;
  /** The growth of prices, such as “70%+”. */
  growth?: string | null | undefined;
  /** The person who answers questions and complaints about personal data; the privacy notice names it. */
  officer?: string | null | undefined;
  /** When the office opens, such as “9 am”. */
  opens?: string | null | undefined;
  /** A sentence about the parking for visitors. */
  parking?: string | null | undefined;
  /** The number of people served, such as “500”. */
  people?: string | null | undefined;
  /** The figure “Rooms”, such as “340+”. */
  rooms?: string | null | undefined;
  /** The figure “Apartments sold”, such as “197K+”. */
  sold?: string | null | undefined;
  /** The years of that growth, such as “4–5 years”. */
  span?: string | null | undefined;
  /** A sentence about the nearest station. */
  station?: string | null | undefined;
  /** The years of experience of all together, such as “50”. */
  years?: string | null | undefined;
};

/** A kind of home or unit that a project has, with its areas and its price band. */
export type ConfigurationInput = {
  /** Balconies. */
  balconies?: number | null | undefined;
  /** The balconies and verandahs, which carpet area leaves out. In square feet. */
  balconyArea?: number | null | undefined;
  /** Bathrooms; halves are possible: 2.5 are two and a powder room. */
  baths?: number | null | undefined;
  /** Bedrooms; 0 is a studio, null where there are none. */
  bedrooms?: number | null | undefined;
  /** Built-up area. In square feet. */
  builtUp?: number | null | undefined;
  /** Carpet area (RERA 2016, section 2(k)). In square feet. */
  carpet?: number | null | undefined;
  /** Its permanent key within the project, which units and links refer to. Without one, the server makes one from the name. */
  key?: string | null | undefined;
  /** Its name, such as “3 BHK + study 1,895”; no two of a project have the same. */
  name: string;
  /** Its plan: the id of one of the pictures of the project. Null for none. */
  planId?: string | number | null | undefined;
  /** The rooms of its plan; null if not known. */
  planRooms?: Array<PlanRoomInput> | null | undefined;
  /** Its price, or the lower end of its price band; null on request. In whole rupees. */
  priceFrom?: number | null | undefined;
  /** The upper end of its price band; null for a single price. In whole rupees. */
  priceTo?: number | null | undefined;
  /** The day of its price; today by default. A day as YYYY-MM-DD. */
  pricedOn?: string | null | undefined;
  /** Whether it has a servant room. */
  servant?: boolean | null | undefined;
  /** Whether it has a study. */
  study?: boolean | null | undefined;
  /** Super built-up area, which is not a legal measure. In square feet. */
  superArea?: number | null | undefined;
};

/** A login that stays, and what proves whose it is: a code or a passkey. */
export type ConfirmSessionInput = {
  /** In place of a code: the browser’s answer to `startPasskeyLogin`, as for `loginWithPasskey`. */
  answer?: string | null | undefined;
  /** Six digits from the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** The token of the login. It is not sent in the header, because there it is refused. */
  token: string;
};

/** What a person allows the company to do with personal data. None implies another. */
export type ConsentPurpose =
  /** Write by e-mail when something changes that the person follows. */
  | 'ALERT'
  /** Do what was asked for by sending the form: answer, deliver, decide. */
  | 'ANSWER'
  /** Send news by e-mail. */
  | 'NEWSLETTER'
  /** Pass name and phone number to the builder of the property. */
  | 'SHARE_WITH_BUILDER'
  /** Write on WhatsApp. */
  | 'WHATSAPP';

/** The details of a person and an enquiry; a missing field is empty. */
export type ContactDetailsInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** The words of the person. */
  message?: string | null | undefined;
  /** The name of the person. */
  name: string;
  /** Phone number in any notation, taken for an Indian one without a country code. One of phone and e-mail is needed. */
  phone?: string | null | undefined;
  /** The property that it is about. */
  propertyId?: string | number | null | undefined;
  /** The kind of property that the person wants. */
  service?: ContactService | null | undefined;
};

/** The filter of a list of contact requests; all given conditions must hold. */
export type ContactFilter = {
  /** Why it was closed. */
  closeReason?: CloseReason | null | undefined;
  /** Sent on or after this day in India. */
  from?: string | null | undefined;
  /** Whether the next date has passed. */
  overdue?: boolean | null | undefined;
  /** Only those for this team member; `none` for those without one. */
  responsible?: string | number | null | undefined;
  /** How it reached the company. */
  source?: ContactSource | null | undefined;
  /** The state of the work. */
  state?: ContactState | null | undefined;
  /** Sent on or before this day in India. */
  to?: string | null | undefined;
  /** Whether no colleague has opened the lead yet. */
  unread?: boolean | null | undefined;
};

/** A contact request from a form. */
export type ContactRequestInput = {
  /** Whether the browser may remember name, e-mail and phone. */
  agree?: boolean | null | undefined;
  /** How the visitor came to the site, as the device of the visitor keeps it for 30 days. */
  arrivals?: ArrivalsInput | null | undefined;
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The homes of one enquiry about several, at most 50. Those that are not on the site are left out. */
  homes?: Array<EnquiredHomeInput> | null | undefined;
  /** The message. */
  message?: string | null | undefined;
  /** Required. */
  name?: string | null | undefined;
  /** Whether the company may send news by e-mail; the address becomes a subscriber. */
  newsletter?: boolean | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The path of the page with the form. */
  page?: string | null | undefined;
  /** The team member that the visitor writes to. It goes to this person first, before the one who looks after the property. */
  personId?: string | number | null | undefined;
  /** Phone number in any notation; without a country code, it counts as Indian. Required by forms that promise a call: CONSULTATION, ENQUIRY, AGENT, REGISTER, ADD_LISTING, CHECKOUT, SHORTLIST. */
  phone?: string | null | undefined;
  /** The property that the enquiry refers to. */
  propertyId?: string | number | null | undefined;
  /** Required by the contact form. */
  service?: ContactService | null | undefined;
  /** Whether name and phone number may be passed to the builder of the property. */
  shareWithBuilder?: boolean | null | undefined;
  /** CONTACT by default. */
  source?: ContactSource | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address and the same words returns the first receipt and stores nothing again; with other words it is refused. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
  /** Whether the company may write on WhatsApp. */
  whatsapp?: boolean | null | undefined;
};

/** The kind of property that the visitor wants. */
export type ContactService =
  /** Shops, offices and plots for them. */
  | 'COMMERCIAL'
  /** Homes and plots for them. */
  | 'RESIDENTIAL';

/** How a contact request reached the company: by a form of the site, entered by a colleague, or sent by a program. */
export type ContactSource =
  /** The form of those who want to sell or let. */
  | 'ADD_LISTING'
  /** The form of an agent. */
  | 'AGENT'
  /** A WhatsApp or text message; not for visitors. */
  | 'CHAT'
  /** An order of printed brochures. */
  | 'CHECKOUT'
  /** The form that asks for a consultation. */
  | 'CONSULTATION'
  /** The form of the contact page. */
  | 'CONTACT'
  /** The form of a property. */
  | 'ENQUIRY'
  /** A program of a partner or a portal, by `createLead`; not for visitors. */
  | 'PARTNER'
  /** A call that a colleague took; not for visitors. */
  | 'PHONE_CALL'
  /** The form of the page Register. */
  | 'REGISTER'
  /** The form of a shared shortlist, about all of its homes. */
  | 'SHORTLIST'
  /** A visit to the office; not for visitors. */
  | 'WALK_IN';

/** The state of the work on a contact request. */
export type ContactState =
  /** The work has ended. */
  | 'CLOSED'
  /** A colleague has spoken or written to the visitor. */
  | 'CONTACTED'
  /** The office has received it and will answer. */
  | 'NEW'
  /** A visit is agreed. */
  | 'VISIT_PLANNED';

/** What a visitor chooses for a cost sheet; each field has a default. */
export type CostChoices = {
  /** The day of booking and agreement from which the months of the payment plan count, as YYYY-MM-DD; today by default. The rules are those of today all the same. */
  bookedOn?: string | null | undefined;
  /** Who buys; MAN by default, who pays the most duty. */
  buyer?: BuyerKind | null | undefined;
  /** Carpet area in sq ft; that of the configuration, or else the smallest carpet area of the project by default. */
  carpet?: number | null | undefined;
  /** The value by the circle rate in rupees; from the rate of the project by default. */
  circleValue?: number | null | undefined;
  /** The key of the configuration whose carpet area and price are used; by default, the first with both. A key that the project does not have is ignored. */
  configuration?: string | null | undefined;
  /** The floor; 0 is the ground floor. Without it, floor rise is not known. */
  floor?: number | null | undefined;
  /** The yearly interest of the loan in percent; that of the rules by default. */
  interestPercent?: number | null | undefined;
  /** Whether it is completed, so that no GST is due; as the project says by default. */
  isReady?: boolean | null | undefined;
  /** The loan in rupees; the most that a bank may lend by default, 0 for none. */
  loan?: number | null | undefined;
  /** The names of the location charges that apply. */
  locationCharges?: Array<string> | null | undefined;
  /** Covered parking slots; 1 by default. */
  parking?: number | null | undefined;
  /** The id of a unit. Its configuration, areas, price, floor and location charges replace what is chosen for these. An id that the project does not have is ignored. */
  unit?: string | number | null | undefined;
  /** For JOINT: the woman’s written share in percent; 50 by default. */
  womanShare?: number | null | undefined;
  /** The years of the loan; 20 by default. */
  years?: number | null | undefined;
};

/** A line of a cost sheet, in its order. The lines up to DEVELOPMENT make up the agreement value. */
export type CostKey =
  /** The price of the home itself. */
  | 'BASIC_PRICE'
  /** Our fee. */
  | 'BROKERAGE'
  /** Membership of the club. */
  | 'CLUB'
  /** Development charges (EDC, IDC). */
  | 'DEVELOPMENT'
  /** Electricity and fire fighting (EEC, FFC). */
  | 'ELECTRICITY_AND_FIRE'
  /** The charge for a higher floor. */
  | 'FLOOR_RISE'
  /** Goods and services tax. */
  | 'GST'
  /** The one-time lease rent of the authority. */
  | 'LEASE_RENT'
  /** The lawyer. */
  | 'LEGAL'
  /** What the bank charges for the loan. */
  | 'LOAN_COSTS'
  /** The charge for a preferred location (PLC). */
  | 'LOCATION'
  /** Maintenance paid in advance. */
  | 'MAINTENANCE'
  /** Meters and connections. */
  | 'METERS'
  /** Parking. */
  | 'PARKING'
  /** Power backup. */
  | 'POWER_BACKUP'
  /** The fee of the registration. */
  | 'REGISTRATION'
  /** The interest-free maintenance security (IFMS). */
  | 'SECURITY'
  /** Stamp duty. */
  | 'STAMP_DUTY'
  /** The charge for the transfer of a resale. */
  | 'TRANSFER';

/** When a line is due: with the instalments of the payment plan, at the registered agreement, at possession, or when the loan is taken. */
export type CostMoment =
  /** At the registered agreement. */
  | 'AGREEMENT'
  /** In part at the registered agreement, in part at possession. */
  | 'AGREEMENT_AND_POSSESSION'
  /** With the instalments of the payment plan. */
  | 'INSTALMENTS'
  /** When the loan is taken. */
  | 'LOAN'
  /** At possession. */
  | 'POSSESSION';

/** The payee of a line. */
export type CostPayee =
  /** The company, as agent. */
  | 'AGENT'
  /** The association of the residents. */
  | 'ASSOCIATION'
  /** The authority that owns the land. */
  | 'AUTHORITY'
  /** The bank of the loan. */
  | 'BANK'
  /** The builder. */
  | 'BUILDER'
  /** The state or the union. */
  | 'GOVERNMENT'
  /** The lawyer. */
  | 'LAWYER'
  /** The seller of a resale. */
  | 'SELLER';

/** The charges of a project. A missing value is not known; zero means that there is no such charge. */
export type CostTermsInput = {
  /** For a resale: when the authority allotted it; null if not known. */
  allotmentPeriod?: AllotmentPeriod | null | undefined;
  /** For a resale: the original allotment price. In whole rupees. */
  allotmentPrice?: number | null | undefined;
  /** Basic price in rupees per sq ft of carpet area; null for a lump sum, the price of the project. A decimal number as text. */
  basicRate?: string | null | undefined;
  /** Circle rate in rupees per square metre of carpet area. A decimal number as text. */
  circleRate?: string | null | undefined;
  /** Club membership. In whole rupees. */
  club?: number | null | undefined;
  /** Development charges (EDC, IDC) in rupees per sq ft; usually 0 in Noida. A decimal number as text. */
  developmentRate?: string | null | undefined;
  /** Electricity and fire fighting (EEC, FFC) in rupees per sq ft. A decimal number as text. */
  electricityRate?: string | null | undefined;
  /** Floor rise in rupees per sq ft and floor; below zero if higher floors are cheaper. A decimal number as text. */
  floorRise?: string | null | undefined;
  /** The highest floor without floor rise. */
  freeFloors?: number | null | undefined;
  /** Whether it lies outside the towns, where duty is lower. */
  isRural?: boolean | null | undefined;
  /** One-time lease rent in rupees per sq ft. A decimal number as text. */
  leaseRentRate?: string | null | undefined;
  /** Lawyer, deed writer and e-stamp service. In whole rupees. */
  legal?: number | null | undefined;
  /** Costs of the loan: processing, valuation, insurance and mortgage papers. In whole rupees. */
  loanCosts?: number | null | undefined;
  /** The location charges (PLC); null if not known. */
  locationCharges?: Array<LocationChargeInput> | null | undefined;
  /** Months of maintenance that are paid in advance. */
  maintenanceMonths?: number | null | undefined;
  /** Maintenance in rupees per sq ft and month. A decimal number as text. */
  maintenanceRate?: string | null | undefined;
  /** The highest number of location charges that a home pays; null for all. */
  maxLocationCharges?: number | null | undefined;
  /** Meters, gas, water and documents. In whole rupees. */
  meters?: number | null | undefined;
  /** One covered parking slot. In whole rupees. */
  parking?: number | null | undefined;
  /** The payment plan; its shares add up to 100 %. Null if not known. */
  paymentPlan?: Array<PaymentMilestoneInput> | null | undefined;
  /** Whether the payment plan follows the construction or the calendar; null if not said. */
  paymentPlanKind?: PaymentPlanKind | null | undefined;
  /** The power back-up that comes with a home, in kVA. */
  powerKva?: number | null | undefined;
  /** Power back-up per kVA. In whole rupees. */
  powerRate?: number | null | undefined;
  /** Interest-free maintenance security (IFMS) in rupees per sq ft. A decimal number as text. */
  securityRate?: string | null | undefined;
  /** For a resale: who pays the transfer charge. */
  transferPayer?: TransferPayer | null | undefined;
};

/** A wanted range of numbers, both included. Halves count as the number below: 2.5 baths are 2. */
export type CountInput = {
  /** The largest number. */
  max?: number | null | undefined;
  /** The smallest number. */
  min?: number | null | undefined;
};

/** A coupon as an owner types it. */
export type CouponInput = {
  /** The orders that it is valid for. */
  appliesTo: CouponScope;
  /** Its code, in capitals or small letters. */
  code: string;
  /** The last day in India on which it is valid. */
  lastDay?: string | null | undefined;
  /** The discount on the shipping in percent, 1 to 100. */
  percent: number;
};

/** The orders that a coupon is valid for. */
export type CouponScope =
  /** Every order. */
  | 'EVERY_ORDER'
  /** An order with an e-mail address and a phone number of no earlier order. */
  | 'FIRST_ORDER';

/** A new view of the list of leads. */
export type CreateLeadViewInput = {
  /** What it narrows the list to. */
  conditions: LeadViewConditionsInput;
  /** Its name: 1 to 60 characters. */
  name: string;
  /** Whether all accounts that work on leads see it; no by default. */
  shared?: boolean | null | undefined;
};

/** A new API token. */
export type CreateTokenInput = {
  /** A code of its second factor, if the account has one. */
  code?: string | null | undefined;
  /** After how many days it ends: 7, 30, 90 or 365. */
  days: number;
  /** What it is for: 1 to 60 characters. */
  name: string;
  /** At most 10 networks from which it may call, such as `203.0.113.0/24` or one address; all networks by default. */
  networks?: Array<string> | null | undefined;
  /** The password of the account that asks. */
  password: string;
  /** What it may do; at least one scope. */
  scopes: Array<ApiScope>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** A code of its second factor, if the account has one. */
  code?: string | null | undefined;
  /** At most 5 headers that go with each event; in a change, all of them anew. */
  headers?: Array<WebhookHeaderInput> | null | undefined;
  /** The changes to tell of; at least one kind. */
  kinds: Array<ChangeKind>;
  /** What it is for: 1 to 60 characters. */
  name: string;
  /** The password of the account that asks; needed while the webhook says details of people. */
  password?: string | null | undefined;
  /** Where events are sent: https on port 443 or 8443 of a public host. Without it, the deliveries are fetched from `/api/v1/webhooks/{id}/deliveries`. */
  url?: string | null | undefined;
  /** Whether events of enquiries, people and applications say the person’s details. Only an owner may choose it, with the password. */
  withDetails?: boolean | null | undefined;
};

/** What has become of a delivery. */
export type DeliveryState =
  /** Its receiver answered 2xx, or has fetched it. */
  | 'DELIVERED'
  /** No attempt follows: all failed, or what it tells of was erased. */
  | 'FAILED'
  /** It waits for its next attempt, or to be fetched. */
  | 'WAITING';

/** The kinds of documents of a property. */
export type DocumentKind =
  /** The brochure of the project. */
  | 'BROCHURE'
  /** The certificate of registration of the project. */
  | 'FORM_C'
  /** Any other document. */
  | 'OTHER'
  /** What the office saw on the authority’s portal; always private. */
  | 'PORTAL_SCREENSHOT'
  /** The price list. */
  | 'PRICE_LIST'
  /** The plan that the authority sanctioned. */
  | 'SANCTIONED_PLAN'
  /** What the promoter or owner authorised us to do; always private. */
  | 'WRITTEN_AUTHORITY';

/** The hours of a weekday; without both times the day is free. */
export type DutyDayInput = {
  /** When it begins in India, such as 09:00. */
  from?: string | null | undefined;
  /** When it ends, such as 18:30; 24:00 at the latest. */
  to?: string | null | undefined;
};

/** What changes of a duty; what is left out stays. */
export type DutyInput = {
  /** The kinds of projects; none means all. */
  kinds?: Array<PropertyCategory> | null | undefined;
  /** The languages; none means all. */
  languages?: Array<MessageLanguage> | null | undefined;
  /** All leave, at most 50 times. */
  leave?: Array<DutyLeaveInput> | null | undefined;
  /** Until when the member pauses from now on; null ends the pause. */
  pausedUntil?: string | null | undefined;
  /** Keys of places, at most 30; none means all. */
  places?: Array<string> | null | undefined;
  /** Whether the member gets new leads; yes by default. */
  takesNew?: boolean | null | undefined;
  /** Seven days, Monday first; null for the hours of the company. */
  week?: Array<DutyDayInput> | null | undefined;
  /** The share of new leads, 0 to 10; 5 by default. */
  weight?: number | null | undefined;
};

/** Days of leave, the last one included. */
export type DutyLeaveInput = {
  /** The first day in India. */
  from: string;
  /** The last day. */
  to: string;
};

/** How new leads are given; what is left out stays. */
export type DutySettingsInput = {
  /** The minutes of the clock, 1 to 120. */
  clockMinutes?: number | null | undefined;
  /** All holidays, at most 100. */
  holidays?: Array<string> | null | undefined;
  /** Whether notices say name and number; no by default. */
  namesInNotices?: boolean | null | undefined;
  /** The hours after which a lead without a next step is overdue, 1 to 240. */
  patienceHours?: number | null | undefined;
};

/** How a person is employed. */
export type EmploymentKind =
  /** For a task or a time that a contract names. */
  | 'CONTRACT'
  /** Whole working days. */
  | 'FULL_TIME'
  /** For training, usually for some months. */
  | 'INTERNSHIP'
  /** A part of the working days or hours. */
  | 'PART_TIME';

/** One home of an enquiry about several. */
export type EnquiredHomeInput = {
  /** The property. */
  propertyId: string | number;
  /** What the sender adds about it, such as the thumbs and notes of the family. */
  words?: string | null | undefined;
};

/** An enquiry that a colleague enters: a call, a visit to the office, a chat. */
export type EnteredContactInput = {
  /** Whether the person agreed that these details are kept. */
  agree?: boolean | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** The words of the person. */
  message?: string | null | undefined;
  /** The name of the person. */
  name: string;
  /** Phone number in any notation, taken for an Indian one without a country code. One of phone and e-mail is needed. */
  phone?: string | null | undefined;
  /** The property that it is about. */
  propertyId?: string | number | null | undefined;
  /** The kind of property that the person wants. */
  service?: ContactService | null | undefined;
  /** PHONE_CALL, WALK_IN or CHAT. */
  source: ContactSource;
  /** CONTACTED by default, as a colleague has spoken with the person; NEW where a colleague still has to. */
  state?: ContactState | null | undefined;
  /** The code at the end of a WhatsApp message that began on a page of this site; it tells the page, how the person came, and the home if none is given. */
  tapCode?: string | null | undefined;
};

/** What ends or falls due. */
export type ExpiryKind =
  /** The written authority of a promoter or an owner. */
  | 'AUTHORITY'
  /** The registration of the company as an agent. */
  | 'COMPANY_AGENT'
  /** The extension that was applied for. */
  | 'EXTENSION'
  /** The registration of a person of the team as an agent. */
  | 'PERSON_AGENT'
  /** The next check of the authority’s portal. */
  | 'PORTAL_CHECK'
  /** The registration of a project. */
  | 'REGISTRATION'
  /** The day from which a person without a certificate may not advertise. */
  | 'TRAINING';

/** The key of an item in another system. */
export type ExternalIdInput = {
  /** Its key there, as the system writes it. */
  id: string;
  /** The name of the system, such as `crm` or `99acres`, whatever its capitals. */
  system: string;
};

/** The keys of an item in other systems: these, and no others. */
export type ExternalIdsInput = {
  /** At most 10; an empty list removes all. */
  externalIds: Array<ExternalIdInput>;
  /** The id of the item. */
  id: string | number;
  /** The kind of the item. */
  kind: ExternalKind;
};

/** The kinds of items that keep keys of other systems. */
export type ExternalKind =
  /** A contact request. */
  | 'ENQUIRY'
  /** A property. */
  | 'LISTING'
  /** A story of the blog. */
  | 'STORY'
  /** A unit of a property. */
  | 'UNIT';

/** The direction that the main door faces. */
export type Facing =
  /** East. */
  | 'EAST'
  /** North. */
  | 'NORTH'
  /** North-east. */
  | 'NORTH_EAST'
  /** North-west. */
  | 'NORTH_WEST'
  /** South. */
  | 'SOUTH'
  /** South-east. */
  | 'SOUTH_EAST'
  /** South-west. */
  | 'SOUTH_WEST'
  /** West. */
  | 'WEST';

/** The furniture in the rooms at possession. */
export type Furnishing =
  /** With furniture. */
  | 'FURNISHED'
  /** With cupboards, a kitchen or lights. */
  | 'SEMI_FURNISHED'
  /** Without furniture. */
  | 'UNFURNISHED';

/** Why a listing may be published although a check warns. */
export type GateReasonInput = {
  /** The number of the check, 1 to 17. */
  check: number;
  /** The reason in words. */
  reason: string;
};

/** How the product chose the owner of a lead. */
export type Giving =
  /** It was new. */
  | 'GIVEN'
  /** The one before did not take it in time. */
  | 'PASSED';

/** What the heading of a foreign file means. */
export type HeadingInput = {
  /** One of our columns; null leaves the heading out. */
  column?: string | null | undefined;
  /** The heading as the file has it. */
  heading: string;
};

/** A home of a shared shortlist to hide or to restore. */
export type HideSharedHomeInput = {
  /** True hides it, false restores it. */
  hidden: boolean;
  /** The secret of this browser on this list, 22 to 64 letters, digits, hyphens and underscores: the maker’s, or one that the browser has made. The same person has the same secret. */
  key: string;
  /** The first name that the others see. */
  name: string;
  /** The property. */
  propertyId: string | number;
  /** The last part of the link. */
  token: string;
};

/** What a person thinks of a home. */
export type HomeVerdict =
  /** They like it. */
  | 'LIKES'
  /** They do not want it. */
  | 'NOT_FOR_THEM'
  /** They have seen it. */
  | 'SEEN'
  /** They want to see it. */
  | 'WANTS_VISIT';

/** A new account, whose user chooses the password with a link. */
export type InvitationInput = {
  /** The e-mail address of the person; without it, the owner passes the link on. */
  email?: string | null | undefined;
  /** The role, which says what the account may do. */
  role: AdminRole;
  /** The login name: 2 to 60 letters, digits and . _ @ -; stored in lower case. */
  username: string;
};

/** The kind of an item. */
export type ItemKind =
  /** A story. */
  | 'BLOG'
  /** A builder. */
  | 'BUILDER'
  /** An enquiry. */
  | 'CONTACT_REQUEST'
  /** A job application. */
  | 'JOB_APPLICATION'
  /** A report of what is wrong with a listing. */
  | 'LISTING_REPORT'
  /** A picture of the gallery. */
  | 'MEDIA_ITEM'
  /** A photograph of the construction. */
  | 'PROGRESS_PHOTO'
  /** A property. */
  | 'PROPERTY'
  /** An address that gets the news. */
  | 'SUBSCRIBER'
  /** A member of the team. */
  | 'TEAM_MEMBER'
  /** The words of a customer. */
  | 'TESTIMONIAL';

/** Selects the items of a kind that match all given conditions, including the `filter` beside it. */
export type ItemMatch = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Search words; an item must contain all of them, at least as beginnings of words. */
  search?: string | null | undefined;
};

/** Selects items: either by `ids`, or all that match. */
export type ItemSelection = {
  /** These items, at most 1,000. */
  ids?: Array<string | number> | null | undefined;
  /** All items that match, including the `filter` beside it; up to 1,000 per call. */
  matching?: ItemMatch | null | undefined;
};

/** Narrows `matching`; use only the filter of the chosen kind. */
export type ItemsFilter = {
  /** As in `applications`. */
  applications?: ApplicationFilter | null | undefined;
  /** As in `adminBlogs`. */
  blogs?: BlogFilter | null | undefined;
  /** As in `contacts`. */
  contacts?: ContactFilter | null | undefined;
  /** As in `listingReports`. */
  listingReports?: ListingReportFilter | null | undefined;
  /** As in `adminProperties`. */
  properties?: PropertyFilter | null | undefined;
  /** As in `subscribers`. */
  subscribers?: SubscriberFilter | null | undefined;
};

/** A job application from the form. */
export type JobApplicationInput = {
  /** Cover letter. */
  coverLetter?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** Full name. */
  fullName: string;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** Phone number in any notation; without a country code, it counts as Indian. */
  phone: string;
  /** The role applied for. */
  role: string;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address and the same words returns the first receipt and stores nothing again; with other words it is refused. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** A job opening as an owner types it. */
export type JobOpeningInput = {
  /** The last day in India to apply, as YYYY-MM-DD: today or later, within a year. */
  applyBy: string;
  /** How the person is employed. */
  employment: EmploymentKind;
  /** The lowest pay in rupees a month, before tax. */
  payFrom?: number | null | undefined;
  /** The highest pay in rupees a month, before tax; only with the lowest. */
  payTo?: number | null | undefined;
  /** The place of work. */
  place: string;
  /** The tasks, and the skills they need. */
  text: string;
  /** The role. */
  title: string;
};

/** What accounts of sales see of leads; what is left out stays. */
export type LeadAccessInput = {
  /** The rows on a day, 1 to 10,000. */
  exportRows?: number | null | undefined;
  /** Whether they may download. */
  exports?: boolean | null | undefined;
  /** Whether numbers and addresses of the leads of colleagues are hidden. */
  hidesReach?: boolean | null | undefined;
  /** Which leads they see. */
  scope?: LeadScope | null | undefined;
};

/** The kinds of steps in the work on a person, an enquiry or an application. */
export type LeadEventKind =
  /** A person who was lost wrote again; `by` is empty. */
  | 'CAME_BACK'
  /** A colleague corrected what the person sent. */
  | 'CORRECTION'
  /** It went to a colleague. */
  | 'HANDED_OVER'
  /** Two people turned out to be one. */
  | 'MERGED'
  /** A colleague sent a text. */
  | 'MESSAGE'
  /** The date of the next step was set. */
  | 'NEXT_DATE'
  /** A note was added. */
  | 'NOTE'
  /** A colleague called, and said what came of it. */
  | 'OUTCOME'
  /** Enquiries of one person became those of another. */
  | 'SEPARATED'
  /** The state was set. */
  | 'STATE'
  /** A colleague stands in for the owner, who is not on duty; `by` is empty. */
  | 'STOOD_IN'
  /** A colleague took the lead. */
  | 'TAKEN'
  /** A merge was undone. */
  | 'UNMERGED'
  /** The lead went round, and no one took it in time; `by` is empty. */
  | 'UNTAKEN'
  /** A colleague noted what the person thinks of a home. */
  | 'VERDICT'
  /** A colleague heard that the person allows WhatsApp, or takes that back. */
  | 'WHATSAPP'
  /** A colleague said what the person wants. */
  | 'WISHES';

/** The questions of a day, which the list of leads has as chips. */
export type LeadQuestion =
  /** Lost, and wrote again: `cameBack: true`. */
  | 'CAME_BACK'
  /** The leads of the one who looks: `owner: "mine"`. */
  | 'MINE'
  /** No colleague has worked on them yet: `state: NEW`. */
  | 'NEW'
  /** Open, without a next step: `hasNextStep: false`. */
  | 'NO_NEXT_STEP'
  /** The next step has passed: `overdue: true`. */
  | 'OVERDUE'
  /** Open leads of nobody: `owner: "none"`. */
  | 'UNASSIGNED';

/** Which leads accounts of sales see. */
export type LeadScope =
  /** All of them. */
  | 'ALL'
  /** Their own, those for which they stand in, and those of nobody yet. */
  | 'OWN';

/** The changes of a view; what is left out stays. */
export type LeadViewChanges = {
  /** All conditions anew. */
  conditions?: LeadViewConditionsInput | null | undefined;
  /** Its new name: 1 to 60 characters. */
  name?: string | null | undefined;
  /** Whether all accounts that work on leads see it. */
  shared?: boolean | null | undefined;
};

/** What a view narrows the list of leads to; all given conditions must hold. */
export type LeadViewConditionsInput = {
  /** Their budget overlaps this range. */
  budget?: BudgetRange | null | undefined;
  /** How they first came to the company. */
  channel?: Channel | null | undefined;
  /** They came on or after this day in India. */
  from?: string | null | undefined;
  /** Those who asked about this property. */
  home?: string | number | null | undefined;
  /** The next step is on or after this day in India. */
  nextFrom?: string | null | undefined;
  /** The next step is on or before this day in India. */
  nextTo?: string | null | undefined;
  /** The order; LAST_TOUCH without one. */
  order?: PeopleOrder | null | undefined;
  /** The leads of this team member. */
  owner?: string | number | null | undefined;
  /** A part of the day’s work, as `today` has it. */
  part?: TodayPart | null | undefined;
  /** The key of a place that they wish for. */
  place?: string | null | undefined;
  /** The question of the day. */
  question?: LeadQuestion | null | undefined;
  /** The words of the search, at most 200 characters, without a phone number or an e-mail address. */
  search?: string | null | undefined;
  /** How far they have come. */
  state?: PersonState | null | undefined;
  /** They came on or before this day in India. */
  to?: string | null | undefined;
};

/** A view by its id. */
export type LeadViewIdInput = {
  /** The id. */
  id: string | number;
};

/** Selects a page of an admin list. */
export type ListInput = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Show deleted items instead of current ones. */
  deleted?: boolean | null | undefined;
  /** DESCENDING by default: newest first. */
  direction?: SortDirection | null | undefined;
  /** The page, counted from 1 (the default). */
  page?: number | null | undefined;
  /** Items per page, 1 to 100; each list has its own default. */
  perPage?: number | null | undefined;
  /** Search words; an item must contain all of them, at least as beginnings of words. */
  search?: string | null | undefined;
  /** The field to sort by; `createdAt` by default. */
  sortBy?: string | null | undefined;
};

/** What a listing offers: a home of an owner, a new project, something to let, land, a shop or office. */
export type ListingKind =
  /** A shop or an office. */
  | 'COMMERCIAL'
  /** Land. */
  | 'LAND'
  /** A new project. */
  | 'NEW_PROJECT'
  /** A home of an owner. */
  | 'RESALE'
  /** Something to let. */
  | 'TO_LET';

/** The mark that pages show in place of a registration. */
export type ListingMark =
  /** Sample content. */
  | 'SAMPLE'
  /** Public before it passes its checks; search engines, feeds and e-mails leave it out. */
  | 'TRIAL';

/** The filter of the list of reports; all given conditions must hold. */
export type ListingReportFilter = {
  /** Whether their time for an answer has passed. */
  overdue?: boolean | null | undefined;
  /** Whether they are answered. */
  state?: ReportState | null | undefined;
};

/** A report of a visitor on a listing. */
export type ListingReportInput = {
  /** An e-mail address for the answer. */
  email?: string | null | undefined;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The path of the page with the form. */
  page?: string | null | undefined;
  /** The listing. */
  propertyId: string | number;
  /** What is wrong. Required. */
  reason?: ReportReason | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address and the same words returns the first receipt and stores nothing again; with other words it is refused. */
  submissionKey?: string | null | undefined;
  /** What is wrong, in the words of the visitor. */
  text: string;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** A location charge (PLC): park, corner, road or view. */
export type LocationChargeInput = {
  /** Its name, such as “Park facing”. */
  name: string;
  /** Rupees per sq ft of carpet area. A decimal number as text. */
  rate: string;
};

/** The filter of the list of e-mails. */
export type MailFilter = {
  /** The state of the e-mail. */
  state?: MailState | null | undefined;
};

/** How the connection to the mail server is encrypted. */
export type MailSecurity =
  /** STARTTLS if the server offers it. Only for a server that SMTP_URL names, or with MAIL_ALLOW_PRIVATE_HOSTS. */
  | 'OFFERED'
  /** STARTTLS is required, usually on port 587. */
  | 'STARTTLS'
  /** TLS from the start, usually on port 465. */
  | 'TLS';

/** The settings for e-mail as the owner types them. */
export type MailSettingsInput = {
  /** The recipients of job applications. */
  applicationRecipients?: Array<string> | null | undefined;
  /** The recipients of enquiries. */
  enquiryRecipients?: Array<string> | null | undefined;
  /** The name of the mail server, such as smtp.example.com. Without it, nothing is sent. */
  host?: string | null | undefined;
  /** The recipients of brochure orders. */
  orderRecipients?: Array<string> | null | undefined;
  /** A new password. Without it, the stored one stays, as long as server and user stay. */
  password?: string | null | undefined;
  /** The port: 25, 465, 587 or 2525; 587 by default. */
  port?: number | null | undefined;
  /** The recipients of each kind without recipients of its own, at most 20. */
  recipients?: Array<string> | null | undefined;
  /** The encryption; STARTTLS by default. */
  security?: MailSecurity | null | undefined;
  /** The address of the sender. */
  senderAddress?: string | null | undefined;
  /** The name of the sender. */
  senderName?: string | null | undefined;
  /** The user; without one, the server needs no login. */
  user?: string | null | undefined;
};

/** A part of the settings for e-mail that the environment can give. */
export type MailSettingsPart =
  /** The general recipients, from MAIL_TO. */
  | 'RECIPIENTS'
  /** The address of the sender, from MAIL_FROM. */
  | 'SENDER'
  /** Server, port, encryption, user and password, from SMTP_URL. */
  | 'SERVER';

/** The state of an e-mail. */
export type MailState =
  /** The mail server refused each try; there are no more automatic tries. */
  | 'FAILED'
  /** E-mail was not set up; it can be read here. */
  | 'KEPT'
  /** Waits for its turn, or for the next try. */
  | 'QUEUED'
  /** A process is sending it. */
  | 'SENDING'
  /** The mail server has accepted it. */
  | 'SENT'
  /** The connection or the process ended after the mail server had received the text, or it waited in a backup that was restored. It may have arrived; a person decides. */
  | 'UNCERTAIN';

/** A rectangle on the map, in degrees (WGS 84); it lies on one side of the date line. */
export type MapArea = {
  /** Degrees east of its right edge, up to 180; not left of `west`. */
  east: number;
  /** Degrees north of its upper edge, up to 90; not below `south`. */
  north: number;
  /** Degrees north of its lower edge, from -90. */
  south: number;
  /** Degrees east of its left edge, from -180. */
  west: number;
};

/** A media item from the admin form. */
export type MediaItemInput = {
  /** The caption; by default, the file name without its extension. */
  name?: string | null | undefined;
};

/** What a merge can take from the lead that goes. */
export type MergeField =
  /** The name. */
  | 'NAME'
  /** The next step. */
  | 'NEXT_STEP'
  /** Whose lead it is. */
  | 'OWNER'
  /** How far it has come, with the reason. */
  | 'STATE'
  /** What the person wants. */
  | 'WISHES';

/** A language in which leads and the company write to each other. */
export type MessageLanguage =
  /** English. */
  | 'ENGLISH'
  /** Hindi. */
  | 'HINDI';

/** A text to leads as the office types it. */
export type MessageTemplateInput = {
  /** The text in English. It may name {name}, {project}, {configuration}, {price}, {link}, {me}, {phone}, {day}, {time} and {place}. */
  english: string;
  /** The text in Hindi. It may name {name}, {project}, {configuration}, {price}, {link}, {me}, {phone}, {day}, {time} and {place}. */
  hindi?: string | null | undefined;
  /** What colleagues call it. */
  name: string;
};

/** How a text reaches a person. */
export type MessageWay =
  /** By e-mail. */
  | 'MAIL'
  /** By WhatsApp. */
  | 'WHATSAPP';

/** What is paid before moving in: the first month’s rent and maintenance, the deposit, our fee. */
export type MoveInKey =
  /** Our fee. */
  | 'BROKERAGE'
  /** The deposit. */
  | 'DEPOSIT'
  /** The maintenance of the first month. */
  | 'MAINTENANCE'
  /** The rent of the first month. */
  | 'RENT';

/** What a project is near to, by straight distance from its own position. Without `id`, METRO means any open station and AIRPORT any airport. */
export type NearInput = {
  /** The key of a place. If its position is not known, the search finds what lies in it and in the places beside it. */
  id?: string | null | undefined;
  /** What it is near to. */
  kind: NearKind;
  /** The greatest straight distance in metres, 1 to 50,000. By default, for METRO the distance of the settings, for PLACE 3,000, for AIRPORT 10,000. */
  metresMax?: number | null | undefined;
};

/** What a project is near to. The site holds no positions of schools and hospitals: these two find nothing. */
export type NearKind =
  /** The airport. */
  | 'AIRPORT'
  /** A hospital; it finds nothing. */
  | 'HOSPITAL'
  /** A metro station that is open. */
  | 'METRO'
  /** A place of the gazetteer. */
  | 'PLACE'
  /** A school; it finds nothing. */
  | 'SCHOOL';

/** What a colleague does next with a person. */
export type NextStepInput = {
  /** When; not in the past. */
  at: string;
  /** What it is; a call by default. */
  kind?: NextStepKind | null | undefined;
  /** More about it. */
  text?: string | null | undefined;
};

/** What the next step with a person is. */
export type NextStepKind =
  /** A call. */
  | 'CALL'
  /** A meeting. */
  | 'MEET'
  /** Something else. */
  | 'OTHER'
  /** Something to send. */
  | 'SEND'
  /** A visit to a home. */
  | 'VISIT';

/** Copies of the brochure and papers of one property. */
export type OrderLineInput = {
  /** The number of copies, 1 to 99. */
  copies: number;
  /** The property. */
  propertyId: string | number;
  /** The property’s name as the visitor saw it; kept when the property was removed meanwhile. */
  title?: string | null | undefined;
};

/** What came of a call with a person. */
export type OutcomeInput = {
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key again adds nothing to the lead; with other content, or from another account, it is BAD_USER_INPUT. */
  key: string;
  /** A note about the call. */
  note?: string | null | undefined;
  /** The number that is wrong, in E.164; without it, the first one of the person. */
  number?: string | null | undefined;
  /** What came of it. */
  outcome: CallOutcome;
  /** Why the person is lost: required for NOT_INTERESTED. With NO_ANSWER, the reason NO_ANSWER closes the lead. */
  reason?: PersonReason | null | undefined;
  /** The next step; without it, the proposed one. It has no meaning where the lead ends. */
  step?: NextStepInput | null | undefined;
  /** The reason OTHER in words. */
  words?: string | null | undefined;
};

/** How the shipping of an order is paid. Nothing is charged by sending it. */
export type PaymentMethod =
  /** Cash, when the parcel arrives; in India only. */
  | 'CASH_ON_DELIVERY'
  /** A cheque, sent to the office. */
  | 'CHEQUE'
  /** The office sends a payment link. */
  | 'PAYPAL';

/** A part of the price and when it is due. */
export type PaymentMilestoneInput = {
  /** Months after booking and agreement; null for at possession, or when the stage is reached. */
  month?: number | null | undefined;
  /** What it is due for, such as “On booking” or “5th floor roof slab”. */
  name: string;
  /** Its share of the agreement value in percent. A decimal number as text. */
  percent: string;
  /** Whether it is due at a stage of construction whose month is not known. It cannot have a month as well. */
  whenReached?: boolean | null | undefined;
};

/** What decides when the payments of a plan fall due: the progress of the construction, whose months are expected ones, or the calendar, counted from the day of booking. */
export type PaymentPlanKind =
  /** Payments follow the construction; their months are expected ones. */
  | 'CONSTRUCTION_LINKED'
  /** Payments follow the calendar, counted from the day of booking. */
  | 'TIME_LINKED';

/** The filter of a list of people; all given conditions must hold. */
export type PeopleFilter = {
  /** Those whose budget overlaps this range; of a budget with one bound, that bound lies in it. */
  budget?: BudgetRange | null | undefined;
  /** Whether they were lost and wrote again, and no colleague has worked on them since. */
  cameBack?: boolean | null | undefined;
  /** How they first came to the company. */
  channel?: Channel | null | undefined;
  /** Why they are lost or junk. */
  closeReason?: PersonReason | null | undefined;
  /** Sent on or after this day in India. */
  from?: string | null | undefined;
  /** Whether an open lead has a next step. */
  hasNextStep?: boolean | null | undefined;
  /** Those who asked about this property. */
  home?: string | number | null | undefined;
  /** The next step is on or after this day in India. */
  nextFrom?: string | null | undefined;
  /** The next step is on or before this day in India. */
  nextTo?: string | null | undefined;
  /** Whether the lead is open: neither booked nor lost nor junk. */
  open?: boolean | null | undefined;
  /** Whether the next date has passed. */
  overdue?: boolean | null | undefined;
  /** Only the leads of this team member, by id; `mine` for those of the member that the account stands for, `none` for open leads of nobody. */
  owner?: string | null | undefined;
  /** A part of the day’s work, as `today` has it. */
  part?: TodayPart | null | undefined;
  /** The key of a place: those who wish for it, for a part of it, or for a larger place in which it lies. BAD_USER_INPUT for an unknown one. */
  place?: string | null | undefined;
  /** A value of `ContactSource`: one of their enquiries came like this. */
  source?: string | null | undefined;
  /** How far they have come. */
  state?: PersonState | null | undefined;
  /** Sent on or before this day in India. */
  to?: string | null | undefined;
  /** Whether no colleague has opened the lead yet. */
  unread?: boolean | null | undefined;
};

/** The order of a list of people. */
export type PeopleOrder =
  /** The newest people first. */
  | 'ARRIVAL'
  /** Those who wrote last come first. */
  | 'LAST_TOUCH'
  /** The longest overdue first, then what is due next; ended leads last. */
  | 'NEXT_STEP';

/** What the latest enquiry of a person was. */
export type PersonNewsKind =
  /** One more of a person whose lead was open or booked. */
  | 'ASKED_AGAIN'
  /** One of a person who was lost. */
  | 'CAME_BACK'
  /** The first. */
  | 'FIRST';

/** Why a person is lost (the first five) or junk (the others). */
export type PersonReason =
  /** They bought or rented elsewhere. */
  | 'BOUGHT_ELSEWHERE'
  /** A broker. */
  | 'BROKER'
  /** They could not be reached. */
  | 'NO_ANSWER'
  /** Another reason, in words. */
  | 'OTHER'
  /** The place did not suit them. */
  | 'PLACE'
  /** The price did not suit them. */
  | 'PRICE'
  /** A program filled in the form. */
  | 'ROBOT'
  /** A colleague tried the form. */
  | 'TEST'
  /** The number belongs to another person. */
  | 'WRONG_NUMBER';

/** How far a person who wants a home has come. */
export type PersonState =
  /** They bought or rented through us. */
  | 'BOOKED'
  /** A colleague has spoken with them or written to them. */
  | 'CONTACTED'
  /** They look at what we offer. */
  | 'INTERESTED'
  /** This is no buyer, and stays so whatever comes. */
  | 'JUNK'
  /** They do not want a home from us now; a new enquiry makes them new again. */
  | 'LOST'
  /** The price or the terms are being agreed. */
  | 'NEGOTIATION'
  /** No colleague has spoken with them yet, or they came back. */
  | 'NEW'
  /** They have seen a home. */
  | 'VISITED'
  /** A visit is agreed. */
  | 'VISIT_PLANNED';

/** Whether a picture is a photograph of what stands there, or an artist’s impression of what is planned. */
export type PictureNature =
  /** It shows what is planned. */
  | 'ARTISTS_IMPRESSION'
  /** It shows what stands there. */
  | 'PHOTOGRAPH';

/** The filter of the list of places in the office; all given conditions must hold. */
export type PlaceFilter = {
  /** Only this kind. */
  kind?: PlaceKind | null | undefined;
  /** Only in the region with this key. */
  region?: string | null | undefined;
};

/** A place from the form of the office. */
export type PlaceInput = {
  /** Other names and spellings. */
  aliases?: Array<string> | null | undefined;
  /** Its name in Hindi. */
  hindiName?: string | null | undefined;
  /** Whether the company offers nothing there. */
  isOutside?: boolean | null | undefined;
  /** Its kind. */
  kind: PlaceKind;
  /** Degrees north; give both or neither. */
  latitude?: number | null | undefined;
  /** Degrees east; give both or neither. */
  longitude?: number | null | undefined;
  /** Its name, such as “Sector 150”. */
  name: string;
  /** The keys of places to look in as well. */
  neighbours?: Array<string> | null | undefined;
  /** What an editor should know or check. */
  note?: string | null | undefined;
  /** The day on which a station or an airport opened, as YYYY-MM-DD. */
  opensOn?: string | null | undefined;
  /** The keys of the places in which it lies, besides its region. */
  parents?: Array<string> | null | undefined;
  /** The key of its region. */
  region?: string | null | undefined;
  /** Where its position comes from. */
  source?: string | null | undefined;
};

/** The kind of a place in the gazetteer. */
export type PlaceKind =
  /** An airport. */
  | 'AIRPORT'
  /** A road with the places along it. */
  | 'CORRIDOR'
  /** A landmark. */
  | 'LANDMARK'
  /** A locality or a township. */
  | 'LOCALITY'
  /** A metro station. */
  | 'METRO'
  /** A town or a region. */
  | 'REGION'
  /** A sector. */
  | 'SECTOR';

/** A room of a floor plan. */
export type PlanRoomInput = {
  /** Its longer side; of a placed room, the side from left to right. In feet. */
  length: number;
  /** Its name, such as “Living and dining”. */
  name: string;
  /** Its shorter side; of a placed room, the side from top to bottom. In feet. */
  width: number;
  /** How far its left side stands from the left side of the plan. In feet; null until the office has placed the room. */
  x?: number | null | undefined;
  /** How far its upper side stands from the upper side of the plan. In feet; null until the office has placed the room. */
  y?: number | null | undefined;
};

/** A wanted range of months of completion, both included. */
export type PossessionInput = {
  /** The first month, as YYYY-MM. Without it, homes that are ready match as well. */
  from?: string | null | undefined;
  /** The last month, as YYYY-MM. */
  to?: string | null | undefined;
};

/** How prices change: by a percentage or by an amount. */
export type PriceStepInput = {
  /** Whole rupees; negative to lower. */
  amount?: number | null | undefined;
  /** Percent from −50 to 100; negative to lower. */
  percent?: number | null | undefined;
  /** Rounds the new price to whole 1, 1,000, 10,000 or 1,00,000 rupees; 1 by default. */
  roundTo?: number | null | undefined;
};

/** How long personal data are kept. The law asks for at least a year. */
export type PrivacySettingsInput = {
  /** Months after which an alert by e-mail ends; 1 to 24, 12 by default. */
  alertMonths?: number | null | undefined;
  /** Months for applications; 12 to 120. */
  applicationMonths: number;
  /** The page of the Data Protection Board where people complain. */
  boardUrl?: string | null | undefined;
  /** Months for enquiries that led to nothing; 12 to 120. */
  enquiryMonths: number;
  /** Days for an answer to a question or a complaint; 1 to 90. */
  grievanceDays: number;
  /** Months for the activity log and for the records of erasures; 12 to 120. */
  logMonths: number;
};

/** What the office keeps with a property for itself, as typed. A field that is left out is emptied. */
export type PrivateFactsInput = {
  /** The floor of the home as brokers say it: `9`, `Ground`, `Upper ground` or `Top`. 9, Ground, Upper ground or Top. */
  floor?: string | null | undefined;
  /** Who has the keys, and when buyers can see the home. Such as: with the guard of tower 4, after 11. */
  keys?: string | null | undefined;
  /** The lowest price that the owner accepts, or the lowest monthly rent. 92 lakh or 1.05 Cr; a rent per month. */
  lowestPrice?: string | null | undefined;
  /** The owner’s phone number. Such as 98100 00000. */
  ownerMobile?: string | null | undefined;
  /** The name of the owner who sells or lets it. */
  ownerName?: string | null | undefined;
  /** What else the office should know. */
  remark?: string | null | undefined;
  /** The number of floors of the building. Such as 22. */
  totalFloors?: string | null | undefined;
};

/** A dated photograph of the construction of a property. */
export type ProgressPhotoInput = {
  /** The id of the property. */
  propertyId: string;
  /** The stage of the payment plan that it shows as reached; none by default. */
  stage?: string | null | undefined;
  /** The day on which it was taken, as YYYY-MM-DD. */
  takenOn: string;
  /** What it shows, in a line. */
  text: string;
  /** The tower that it shows; none for the whole site. */
  tower?: string | null | undefined;
};

/** The filter of a project search; a missing field does not narrow it. */
export type ProjectFilter = {
  /** Whether `minPrice`, `maxPrice` and the order by price mean the all-in price of `allIn`, which only homes for sale have. By default the price that is asked. */
  allIn?: boolean | null | undefined;
  /** Only projects whose position lies in this part of the map. */
  area?: MapArea | null | undefined;
  /** With this number of balconies. */
  balconies?: CountInput | null | undefined;
  /** With this number of bathrooms. */
  baths?: CountInput | null | undefined;
  /** With this number of bedrooms; 0 is a studio. */
  bedrooms?: CountInput | null | undefined;
  /** Only by this builder: the name, with or without capitals and punctuation. */
  builder?: string | null | undefined;
  /** Only this category. */
  category?: PropertyCategory | null | undefined;
  /** Only with all of these. */
  extras?: Array<PropertyExtra> | null | undefined;
  /** Only with a door that faces one of these. */
  facing?: Array<Facing> | null | undefined;
  /** Only with an area in this range. */
  floorArea?: AreaInput | null | undefined;
  /** Only furnished like this. */
  furnishing?: Array<Furnishing> | null | undefined;
  /** To buy or to rent. By default RENT if `statuses` is FOR_RENT alone or the query says so, otherwise BUY. */
  intent?: ProjectIntent | null | undefined;
  /** Search words; a project must contain all of them, at least as beginnings of words. The argument `query` of `projects` understands plain words instead. */
  keyword?: string | null | undefined;
  /** Only these kinds. */
  kinds?: Array<PropertyKind> | null | undefined;
  /** The highest price in rupees; per month for RENT. */
  maxPrice?: number | null | undefined;
  /** The lowest price in rupees; per month for RENT. */
  minPrice?: number | null | undefined;
  /** Only near to this. */
  near?: NearInput | null | undefined;
  /** Only in these places, by their keys; a larger place includes what lies in it. At most 20. */
  places?: Array<string> | null | undefined;
  /** Only completed in these months. */
  possession?: PossessionInput | null | undefined;
  /** Only with a RERA registration number. */
  reraOnly?: boolean | null | undefined;
  /** Only what this team member looks after. */
  responsibleId?: string | number | null | undefined;
  /** Only these numbers of bedrooms; 0 is a studio, 4 means four or more. */
  rooms?: Array<number> | null | undefined;
  /** Only new ones, or only resales. */
  sale?: SaleKind | null | undefined;
  /** Only at these stages. */
  stages?: Array<BuildStage> | null | undefined;
  /** Only these statuses; by default, all except SOLD and OFF_MARKET. A status of the other intent finds nothing. */
  statuses?: Array<PropertyStatus> | null | undefined;
};

/** To rent: FOR_RENT. To buy: every other status. One list never mixes prices with monthly rents. */
export type ProjectIntent =
  /** To buy. */
  | 'BUY'
  /** To rent. */
  | 'RENT';

/** The order of projects. DEFAULT is newest first, those with an old price after all others; “On Request” comes after all prices. */
export type ProjectSort =
  /** The newest first; those with an old price come last. */
  | 'DEFAULT'
  /** The newest first. */
  | 'NEWEST'
  /** The most asked for first. */
  | 'POPULARITY'
  /** The lowest price first. */
  | 'PRICE_ASCENDING'
  /** The highest price first. */
  | 'PRICE_DESCENDING';

/** The kind of project. */
export type PropertyCategory =
  /** Shops and offices. */
  | 'COMMERCIAL'
  /** Homes. */
  | 'RESIDENTIAL'
  /** Studio apartments. */
  | 'STUDIO';

/** The details of a document of a property. */
export type PropertyDocumentInput = {
  /** The date on the document, as YYYY-MM-DD. */
  dated: string;
  /** Whether visitors may download it. A screenshot and a written authority stay private. */
  isPublic?: boolean | null | undefined;
  /** Its kind. */
  kind: DocumentKind;
  /** Its title. */
  title: string;
};

/** What buyers ask for by name. */
export type PropertyExtra =
  /** A corner unit. */
  | 'CORNER'
  /** A gated society. */
  | 'GATED'
  /** A lift. */
  | 'LIFT'
  /** Parking. */
  | 'PARKING'
  /** A view of a park. */
  | 'PARK_FACING'
  /** A swimming pool. */
  | 'POOL'
  /** A servant room. */
  | 'SERVANT_ROOM'
  /** A study. */
  | 'STUDY'
  /** A terrace. */
  | 'TERRACE'
  /** Built by the rules of Vastu. */
  | 'VASTU';

/** The filter of the admin list of properties; all given conditions must hold. */
export type PropertyFilter = {
  /** Only this category. */
  category?: PropertyCategory | null | undefined;
  /** Only properties with pictures, or only those without. */
  hasPictures?: boolean | null | undefined;
  /** Only properties with a place of the gazetteer, or only those without. */
  hasPlace?: boolean | null | undefined;
  /** Only published properties that pass their checks, or only those in a grace period or taken from the site that do not. */
  passes?: boolean | null | undefined;
  /** Only properties whose price is old by the rule `price.staleDays`, or only the others; a price that grows old is noted within an hour. */
  priceIsOld?: boolean | null | undefined;
  /** The publication state. */
  publication?: PublicationState | null | undefined;
  /** Only this status. */
  status?: PropertyStatus | null | undefined;
};

/** A project from the admin form; the server parses the facts from text, or refuses them. A draft needs only a title. */
export type PropertyInput = {
  /** About the builder. */
  aboutBuilder?: string | null | undefined;
  /** The postal address. */
  address?: string | null | undefined;
  /** Amenities such as Gym or WiFi. */
  amenities?: Array<string> | null | undefined;
  /** `1,150–1,850 sq ft carpet`; separate several with `;`. */
  area?: string | null | undefined;
  /** `2` or `1–3`. */
  balconies?: string | null | undefined;
  /** `2`, `2.5` or `2–3`. */
  baths?: string | null | undefined;
  /** The name of the builder or developer. */
  builder?: string | null | undefined;
  /** COMMERCIAL if a whole project is saved without it. */
  category?: PropertyCategory | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Its configurations in order, at most 40; an empty list for none. Without it, the stored ones stay. If there are any, price, areas (except the plot), rooms, baths and balconies come from them and replace what is typed for these. */
  configurations?: Array<ConfigurationInput> | null | undefined;
  /** The charges besides the price. Without it, the stored terms stay. */
  costs?: CostTermsInput | null | undefined;
  /** The description; an empty line starts a new paragraph. */
  description?: string | null | undefined;
  /** The disclaimer to show with the project. */
  disclaimer?: string | null | undefined;
  /** What buyers ask for by name. Unless given, they follow from the features and amenities. An empty list means none. */
  extras?: Array<PropertyExtra> | null | undefined;
  /** The directions that its doors face; several where its units differ. An empty list means none. */
  facing?: Array<Facing> | null | undefined;
  /** Features such as Garden or Parking. */
  features?: Array<string> | null | undefined;
  /** Who pays the consultancy for this property, and how much, in one sentence. */
  feeDisclosure?: string | null | undefined;
  /** How far it is furnished; null if it is not stated. */
  furnishing?: Furnishing | null | undefined;
  /** Reasons for warnings of `listingChecks`. Earlier reasons that are still valid stay. */
  gateReasons?: Array<GateReasonInput> | null | undefined;
  /** What is sold or let; null if it is not stated. */
  kind?: PropertyKind | null | undefined;
  /** Degrees north; give both or neither. */
  latitude?: number | null | undefined;
  /** Sector or neighbourhood. */
  locality?: string | null | undefined;
  /** Degrees east; give both or neither. */
  longitude?: number | null | undefined;
  /** Dimension of the site or lot, such as `6.2 acres`. */
  lotDimensions?: string | null | undefined;
  /** The key of its place. Without it, the place follows from locality and city; an empty text means none. */
  placeKey?: string | null | undefined;
  /** `45,00,000`, `45 lakh`, `50k`, `1.2–1.9 Cr` or `On Request`; empty means on request. */
  price?: string | null | undefined;
  /** What the office keeps for itself; it is saved at once, also beside a draft. Without it, what is stored stays. */
  privateFacts?: PrivateFactsInput | null | undefined;
  /** FOR_SALE if a whole project is saved without it. */
  propertyStatus?: PropertyStatus | null | undefined;
  /** The costs besides the rent. Without it, the stored terms stay. */
  rent?: RentTermsInput | null | undefined;
  /** Its registration with RERA. Without it, the stored one stays. */
  rera?: ReraInput | null | undefined;
  /** RERA details. */
  reraDetails?: string | null | undefined;
  /** RERA registration number of the project. */
  reraNumber?: string | null | undefined;
  /** The team member who looks after it; none if a whole project is saved without it. */
  responsibleId?: string | number | null | undefined;
  /** `3`, `3.5 BHK`, `3 BHK + study`, `2–4 BHK` or `Studio`. */
  rooms?: string | null | undefined;
  /** Whether the builder or an owner sells it; null if it is not stated. */
  sale?: SaleKind | null | undefined;
  /** Whether it stands. Unless it is chosen, it follows from the completion: ready once that has passed. */
  stage?: BuildStage | null | undefined;
  /** The project’s name. */
  title: string;
  /** Its towers in order, at most 60; an empty list for none. Without it, the stored ones stay. */
  towers?: Array<TowerInput> | null | undefined;
  /** `2027`, `Dec 2027`, `Q3 2027` or `Ready to move`. */
  yearBuilt?: string | null | undefined;
};

/** What is sold or let: a flat, a shop, a plot. */
export type PropertyKind =
  /** A floor of a low building. */
  | 'BUILDER_FLOOR'
  /** A home on two floors. */
  | 'DUPLEX'
  /** A farmhouse. */
  | 'FARMHOUSE'
  /** A flat in a society. */
  | 'FLAT'
  /** A house by itself. */
  | 'INDEPENDENT_HOUSE'
  /** An office. */
  | 'OFFICE'
  /** A home on the top floor. */
  | 'PENTHOUSE'
  /** Land. */
  | 'PLOT'
  /** A shop. */
  | 'SHOP'
  /** A studio apartment. */
  | 'STUDIO'
  /** A villa. */
  | 'VILLA'
  /** A warehouse. */
  | 'WAREHOUSE';

/** The state of the sale. SOLD and OFF_MARKET projects keep their page but leave the default lists. */
export type PropertyStatus =
  /** It is to let. */
  | 'FOR_RENT'
  /** It is for sale. */
  | 'FOR_SALE'
  /** It is not offered. */
  | 'OFF_MARKET'
  /** It is sold. */
  | 'SOLD'
  /** A buyer has made an offer. */
  | 'UNDER_OFFER';

/** The wanted publication state of an item. */
export type PublicationInput = {
  /** When the item appears: for SCHEDULED only, in the future and within two years. */
  publishAt?: string | null | undefined;
  /** The wanted state. */
  state: PublicationState;
};

/** The publication state of an item. */
export type PublicationState =
  /** Owner and editors only. */
  | 'DRAFT'
  /** All visitors. */
  | 'PUBLISHED'
  /** Owner and editors until the set time, then all visitors. */
  | 'SCHEDULED';

/** What a browser answers when it subscribes to notices. */
export type PushDeviceInput = {
  /** Its secret of 16 bytes, in base64url. */
  auth: string;
  /** The address at its push service: https on a public host. */
  endpoint: string;
  /** Its public key on P-256, in base64url. */
  p256dh: string;
};

/** The costs of renting besides the rent. A missing value is not known; zero means nothing to pay. */
export type RentTermsInput = {
  /** Our fee, in days of rent, to which GST is added; 0 for none. */
  brokerageDays?: number | null | undefined;
  /** The refundable deposit, in months of rent. */
  depositMonths?: number | null | undefined;
  /** Months for which neither side may end the agreement. */
  lockInMonths?: number | null | undefined;
  /** Maintenance for a month; 0 if the rent includes it. In whole rupees. */
  maintenance?: number | null | undefined;
  /** Months of notice. */
  noticeMonths?: number | null | undefined;
  /** The number of months between rent increases. */
  riseMonths?: number | null | undefined;
  /** The rent increase in percent; 0 for none. */
  risePercent?: number | null | undefined;
};

/** The events that a webhook gets once more: those after a moment, or after a sequence. */
export type ReplayWebhookInput = {
  /** After this sequence of the log. */
  after?: number | null | undefined;
  /** Its id. */
  id: string | number;
  /** From this moment on. */
  since?: string | null | undefined;
};

/** The answer to a report. */
export type ReportAnswerInput = {
  /** What the office found and did, in a sentence. */
  answer: string;
};

/** What a visitor says is wrong with a listing. */
export type ReportReason =
  /** The text makes a false claim. */
  | 'CLAIM'
  /** It is sold or let, or does not exist. */
  | 'GONE'
  /** Something else. */
  | 'OTHER'
  /** The pictures show something else. */
  | 'PICTURES'
  /** The price is wrong. */
  | 'PRICE'
  /** Its registration with RERA is wrong or missing. */
  | 'REGISTRATION';

/** Whether the office has answered a report. */
export type ReportState =
  /** The office has answered. */
  | 'ANSWERED'
  /** The office has not answered yet. */
  | 'OPEN';

/** Why a project needs no registration (section 3(2) of the Act). */
export type ReraExemption =
  /** It was completed before the Act. */
  | 'COMPLETED_BEFORE_ACT'
  /** Another reason, in words. */
  | 'OTHER'
  /** It is a renovation without a new sale. */
  | 'RENOVATION'
  /** Its land or its number of homes is below the limit of the Act. */
  | 'SMALL_PROJECT';

/** The registration of a project with RERA, or why it needs none. Its number is `reraNumber` of the project. */
export type ReraInput = {
  /** The bank of the collection account. */
  accountBank?: string | null | undefined;
  /** The IFSC of the collection account, in capitals. */
  accountIfsc?: string | null | undefined;
  /** The number of the collection account. */
  accountNumber?: string | null | undefined;
  /** Whether the certificate shows the number as it is typed. Null for visitors. */
  asPrinted?: boolean | null | undefined;
  /** The RERA authority; null if not known. */
  authority?: RuleAuthority | null | undefined;
  /** The first day of that authority. Null for visitors. A day as YYYY-MM-DD. */
  authorityFrom?: string | null | undefined;
  /** What the promoter or owner authorised us in writing to do; null if nothing, and for visitors. */
  authorityScope?: string | null | undefined;
  /** The last day of that authority. Null for visitors. A day as YYYY-MM-DD. */
  authorityTo?: string | null | undefined;
  /** The day of its completion or occupancy certificate. A day as YYYY-MM-DD. */
  certificateDate?: string | null | undefined;
  /** The number of its completion or occupancy certificate. */
  certificateNumber?: string | null | undefined;
  /** The day on which the office last looked it up on the authority’s portal. A day as YYYY-MM-DD. */
  checkedOn?: string | null | undefined;
  /** Whether an earlier completion is the builder’s estimate, shown beside the registered day. */
  completionIsEstimate?: boolean | null | undefined;
  /** For EXEMPT: why it needs no registration. */
  exemption?: ReraExemption | null | undefined;
  /** For EXEMPT: the reason in words, with its proof. */
  exemptionNote?: string | null | undefined;
  /** The day on which an extension was applied for. A day as YYYY-MM-DD. */
  extensionAppliedOn?: string | null | undefined;
  /** The receipt of that application. Null for visitors. */
  extensionReceipt?: string | null | undefined;
  /** The last day that the extension asks for. A day as YYYY-MM-DD. */
  extensionTo?: string | null | undefined;
  /** The day of the builder’s last quarterly update on the portal. A day as YYYY-MM-DD. */
  lastQuarterlyUpdate?: string | null | undefined;
  /** The day on which the builder cleared the pictures and the brochure. Null for visitors. A day as YYYY-MM-DD. */
  picturesClearedOn?: string | null | undefined;
  /** For SMALL_PROJECT: the land of all phases in square metres. A decimal number as text. */
  projectLand?: string | null | undefined;
  /** For SMALL_PROJECT: the units of all phases. */
  projectUnits?: number | null | undefined;
  /** The link in the project’s QR code, as `readQrCode` reads it. */
  qrLink?: string | null | undefined;
  /** The registered day of completion. A day as YYYY-MM-DD. */
  registeredCompletion?: string | null | undefined;
  /** Why it may be advertised; null if not known. */
  status?: ReraStatus | null | undefined;
  /** The first day of the registration. A day as YYYY-MM-DD. */
  validFrom?: string | null | undefined;
  /** The last day of the registration, with all extensions that were granted. A day as YYYY-MM-DD. */
  validTo?: string | null | undefined;
};

/** Why a listing may be advertised: its project is registered, needs no registration, its owner sells it, or it is to let. */
export type ReraStatus =
  /** It needs no registration. */
  | 'EXEMPT'
  /** Its project is registered. */
  | 'REGISTERED'
  /** It is to let. */
  | 'RENT'
  /** Its owner sells it. */
  | 'RESALE_BY_OWNER';

/** From where a webhook goes on that is switched on again. */
export type ResumeFrom =
  /** From where it stopped: what happened meanwhile is sent. */
  | 'CURSOR'
  /** From now: what waited and what happened meanwhile is left out. */
  | 'NOW';

/** An API token to end. */
export type RevokeTokenInput = {
  /** The token’s id. */
  id: string | number;
};

/** A new secret for a webhook. */
export type RotateSecretInput = {
  /** The id of the webhook. */
  id: string | number;
  /** For how many hours the old secret signs beside the new one: 0 to 168, 24 by default. */
  keepHours?: number | null | undefined;
};

/** Where a rule applies: UP is Uttar Pradesh with its RERA; NOIDA, GREATER_NOIDA, YEIDA and GHAZIABAD are parts of it with rules of their own; the others are RERA authorities of other states. */
export type RuleAuthority =
  /** Ghaziabad. */
  | 'GHAZIABAD'
  /** Greater Noida. */
  | 'GREATER_NOIDA'
  /** The RERA authority of Haryana in Gurugram. */
  | 'HARYANA_GURUGRAM'
  /** The RERA authority of Haryana in Panchkula. */
  | 'HARYANA_PANCHKULA'
  /** The RERA authority of Maharashtra. */
  | 'MAHARASHTRA'
  /** Noida. */
  | 'NOIDA'
  /** Uttar Pradesh with its RERA authority. */
  | 'UP'
  /** The land of the Yamuna Expressway authority. */
  | 'YEIDA';

/** HIGH: an official text or several sources that agree. MEDIUM: the press or one good source. LOW: one weak source. */
export type RuleConfidence =
  /** An official text, or several sources that agree. */
  | 'HIGH'
  /** One weak source. */
  | 'LOW'
  /** The press, or one good source. */
  | 'MEDIUM';

/** The filter of the list of rules in the office; all given conditions must hold. */
export type RuleFilter = {
  /** Only rules of this authority. */
  authority?: RuleAuthority | null | undefined;
  /** Only rules that are valid today, or only the others. */
  isCurrent?: boolean | null | undefined;
};

/** A rule from the form of the office. */
export type RuleInput = {
  /** For allotments of which period; by default for all that no other record names. */
  allotment?: AllotmentPeriod | null | undefined;
  /** Where it applies; everywhere by default. */
  authority?: RuleAuthority | null | undefined;
  /** How reliable the value is. */
  confidence: RuleConfidence;
  /** Whether the caller has compared it with its source today. By default not: then it is as reported and not checked, unless it was checked before and stays the same. */
  isCompared?: boolean | null | undefined;
  /** Which rule it is, such as `duty.rate`. */
  key: string;
  /** What is unclear about it. */
  note?: string | null | undefined;
  /** Other values that sources give, written like the value; none by default, at most 5. */
  otherValues?: Array<string> | null | undefined;
  /** The address of the page that says so; a front page is refused. */
  sourceAddress?: string | null | undefined;
  /** The day of the text of the source, as YYYY-MM-DD. */
  sourceDate?: string | null | undefined;
  /** Where the value comes from, in words. */
  sourceTitle: string;
  /** What it is about; everything by default. */
  subject?: RuleSubject | null | undefined;
  /** Its first day, as YYYY-MM-DD; without it, the first day is not known. A rate of interest and a new value need one. */
  validFrom?: string | null | undefined;
  /** Its last day, as YYYY-MM-DD; none by default. */
  validTo?: string | null | undefined;
  /** Its value: a number in the unit of the rule, yes or no, the name of a reading, a day, a pattern, or words. */
  value: string;
};

/** What a rule is about: homes and plots for homes; shops and offices; plots for shops and offices. */
export type RuleSubject =
  /** Shops and offices. */
  | 'COMMERCIAL'
  /** Plots for shops and offices. */
  | 'COMMERCIAL_PLOT'
  /** Homes, and plots for homes. */
  | 'HOME';

/** NEW is sold by the builder, RESALE by its owner. */
export type SaleKind =
  /** The builder sells it. */
  | 'NEW'
  /** Its owner sells it. */
  | 'RESALE';

/** A unit to save: a new one, or a stored one as it was read. */
export type SavedUnitInput = {
  /** The day of this state. A day as YYYY-MM-DD. */
  asOn?: string | null | undefined;
  /** Its carpet area, if it differs from that of its configuration. In square feet. */
  carpet?: number | null | undefined;
  /** The key of its configuration; null if not known. */
  configuration?: string | null | undefined;
  /** Where its door faces; null if not known. */
  facing?: Facing | null | undefined;
  /** Its floor; 0 is the ground floor. */
  floor?: number | null | undefined;
  /** When a HOLD ends; required for a HOLD, refused for any other status. */
  holdUntil?: string | null | undefined;
  /** The person it is held for, in the office’s words. */
  holder?: string | null | undefined;
  /** The id of a stored unit; null for a new one. */
  id?: string | number | null | undefined;
  /** The names of its location charges (PLC). */
  locationCharges?: Array<string> | null | undefined;
  /** Its number, such as “A-1204”; no two of a tower have the same. */
  number: string;
  /** Its basic price; null for that of its configuration, or by its rate. In whole rupees. */
  price?: number | null | undefined;
  /** Its basic rate in rupees per sq ft of carpet area; null for a price, or for what the project asks. A decimal number as text. */
  rate?: string | null | undefined;
  /** The `revision` that was read of a stored unit. */
  revision?: number | null | undefined;
  /** Where this is from, such as “Price list of the builder”. */
  source?: string | null | undefined;
  /** Whether it is available; AVAILABLE by default. */
  status?: UnitStatus | null | undefined;
  /** Its super built-up area, if it differs; not a legal measure. In square feet. */
  superArea?: number | null | undefined;
  /** The key of its tower. */
  tower: string;
};

/** A text that a colleague sends to a person. */
export type SentMessageInput = {
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key again adds nothing to the lead; with other content, or from another account, it is BAD_USER_INPUT. */
  key: string;
  /** The language of the text; the next texts to the person begin with it. */
  language: MessageLanguage;
  /** The home that the text is about; it is one of the homes of the person from then on. */
  propertyId?: string | number | null | undefined;
  /** The text as it is sent, with nothing left open. */
  text: string;
  /** How. */
  way: MessageWay;
};

/** A step of the guide of a new owner. */
export type SetupStepKey =
  /** An address of the site that others can open. */
  | 'ADDRESS'
  /** A backup, and none that failed or is overdue. */
  | 'BACKUP'
  /** A second account. */
  | 'COLLEAGUES'
  /** The name, the numbers and the address of the company. */
  | 'COMPANY'
  /** The e-mail account from which the site writes. */
  | 'EMAIL'
  /** A first listing of its own. */
  | 'PROPERTY'
  /** Its registration as an agent, with the last day. */
  | 'REGISTRATION'
  /** No sample is left. */
  | 'SAMPLES'
  /** The listings that it has in a sheet. */
  | 'SHEET'
  /** The texts of the site, which an owner has read. */
  | 'WORDS';

/** What people with the link of a shared shortlist may do. */
export type ShareMode =
  /** Read it; only its maker changes it. */
  | 'READ_ONLY'
  /** Add, hide and restore homes, and give thumbs and notes. */
  | 'TOGETHER';

/** The shortlist of a browser, to be shared by a link. */
export type ShareShortlistInput = {
  /** What people with the link may do. */
  mode: ShareMode;
  /** The first name that the others see. */
  name: string;
  /** The properties, 1 to 50, in their order. Those that are not on the site are left out. */
  propertyIds: Array<string | number>;
};

/** A note about a home. */
export type SharedNoteInput = {
  /** The secret of this browser on this list, 22 to 64 letters, digits, hyphens and underscores: the maker’s, or one that the browser has made. The same person has the same secret. */
  key: string;
  /** The first name that the others see. */
  name: string;
  /** The property. */
  propertyId: string | number;
  /** The words. */
  text: string;
  /** The last part of the link. */
  token: string;
};

/** The thumb of a person for a home; it replaces the earlier one. */
export type SharedThumbInput = {
  /** The secret of this browser on this list, 22 to 64 letters, digits, hyphens and underscores: the maker’s, or one that the browser has made. The same person has the same secret. */
  key: string;
  /** The first name that the others see. */
  name: string;
  /** The property. */
  propertyId: string | number;
  /** Up or down; null takes it back. */
  thumb?: Thumb | null | undefined;
  /** The last part of the link. */
  token: string;
};

/** The reason why two projects are similar: the same locality, the same category within 25 % of the price, or the same category. */
export type SimilarityReason =
  /** The same category within 25 % of the price. */
  | 'NEAR_PRICE'
  /** The same category. */
  | 'SAME_KIND'
  /** The same locality. */
  | 'SAME_LOCALITY';

/** What the checks of listings do. */
export type SiteMode =
  /** An owner went live: visitors see only listings that pass. */
  | 'GATED'
  /** The company is registered: every listing is public, and marked as a trial until it passes. A save refuses what the law forbids. */
  | 'OPEN'
  /** The company has no registration of its own yet: every listing is public, and marked as a trial. */
  | 'TRIAL';

/** The company as the admin types it. */
export type SiteSettingsInput = {
  /** The office’s address. */
  address: string;
  /** The end of the countdown on the “coming soon” page. */
  comingSoonDate: string;
  /** The company’s name. */
  companyName: string;
  /** The text “About the Builder” that the form of a new property begins with. If it is left out, it does not change; an empty text removes it. */
  defaultAboutBuilder?: string | null | undefined;
  /** The disclaimer that the form of a new property begins with. If it is left out, it does not change; an empty text removes it. */
  defaultDisclaimer?: string | null | undefined;
  /** Facebook page. */
  facebookUrl?: string | null | undefined;
  /** E-mail address for everything else. */
  infoEmail: string;
  /** Instagram page. */
  instagramUrl?: string | null | undefined;
  /** The office’s latitude in degrees. */
  latitude: number;
  /** LinkedIn page. */
  linkedinUrl?: string | null | undefined;
  /** The share of a price, in percent, that the EMI calculator starts with; 1 to 100. If it is left out, it does not change. */
  loanSharePercent?: number | null | undefined;
  /** The office’s longitude in degrees. */
  longitude: number;
  /** A property is near the metro up to this straight distance from an open station, in metres; 100 to 5,000. If it is left out, it does not change. */
  nearMetroMetres?: number | null | undefined;
  /** Phone numbers, one to four; the first is the main one. */
  phones: Array<string>;
  /** What stands before the digits of the reference of a new enquiry: two to five capital letters, not REP. If it is left out, it does not change. */
  referencePrefix?: string | null | undefined;
  /** Its registration number. */
  registrationNumber: string;
  /** The last day of its registration as an agent, as YYYY-MM-DD. If it is left out, it does not change; an empty text removes it. */
  registrationValidTo?: string | null | undefined;
  /** E-mail address of the sales team. */
  salesEmail: string;
  /** Its slogan. */
  slogan: string;
  /** WhatsApp number. */
  whatsappNumber: string;
  /** YouTube channel. */
  youtubeUrl?: string | null | undefined;
};

/** The direction of a sorted list. */
export type SortDirection =
  /** The smallest, or the oldest, first. */
  | 'ASCENDING'
  /** The greatest, or the newest, first. */
  | 'DESCENDING';

/** The filters for subscribers. */
export type SubscriberFilter = {
  /** What they asked for. */
  source?: SubscriberSource | null | undefined;
};

/** An e-mail address that asks for messages. */
export type SubscriberInput = {
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The path of the page with the form. */
  page?: string | null | undefined;
  /** What it asks for. */
  source: SubscriberSource;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address and the same words returns the first receipt and stores nothing again; with other words it is refused. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** What a subscriber asked for. */
export type SubscriberSource =
  /** A notice on the launch. */
  | 'COMING_SOON'
  /** The newsletter. */
  | 'NEWSLETTER';

/** What is suggested. PLACE is searched in; LANDMARK, which includes the airport, and STATION are searched near; PROJECT is one page; BUILDER is a filter. */
export type SuggestionKind =
  /** A builder, as a filter. */
  | 'BUILDER'
  /** A landmark or the airport, to search near to. */
  | 'LANDMARK'
  /** A place to search in. */
  | 'PLACE'
  /** One property, with its page. */
  | 'PROJECT'
  /** A metro station, to search near to. */
  | 'STATION';

/** Switches a webhook on or off. */
export type SwitchWebhookInput = {
  /** From where it goes on; from where it stopped by default. */
  from?: ResumeFrom | null | undefined;
  /** Its id. */
  id: string | number;
  /** Whether it is on from now. */
  on: boolean;
};

/** The way in which a colleague began to work on a lead. */
export type TakenBy =
  /** A call. */
  | 'CALL'
  /** An e-mail. */
  | 'EMAIL'
  /** A WhatsApp message. */
  | 'WHATSAPP';

/** A tap on Call or WhatsApp on a public page. */
export type TapInput = {
  /** How the visitor came to the site. */
  arrivals?: ArrivalsInput | null | undefined;
  /** The code at the end of the message: five capital letters and digits. */
  code?: string | null | undefined;
  /** What was tapped. */
  kind: TapKind;
  /** The path of the page; that of a property tells the home. */
  page?: string | null | undefined;
};

/** What a visitor tapped. */
export type TapKind =
  /** A phone number. */
  | 'CALL'
  /** A link to WhatsApp. */
  | 'WHATSAPP';

/** A team member from the admin form. */
export type TeamMemberInput = {
  /** A few sentences about the person. */
  bio?: string | null | undefined;
  /** Public e-mail address. */
  email?: string | null | undefined;
  /** Experience, such as “14 years”. */
  experience?: string | null | undefined;
  /** Facebook page. */
  facebookUrl?: string | null | undefined;
  /** Fax number. */
  fax?: string | null | undefined;
  /** Instagram page. */
  instagramUrl?: string | null | undefined;
  /** LinkedIn page. */
  linkedinUrl?: string | null | undefined;
  /** The person’s place of work. */
  location?: string | null | undefined;
  /** The person’s name. */
  name: string;
  /** Public phone number. */
  phone?: string | null | undefined;
  /** The person’s position. */
  position: string;
  /** Registration number as an agent with RERA. */
  reraAgentNumber?: string | null | undefined;
  /** The last day of that registration, as YYYY-MM-DD. */
  reraValidTo?: string | null | undefined;
  /** The number of the training certificate. */
  trainingCertificate?: string | null | undefined;
  /** The day of the passed training, as YYYY-MM-DD. */
  trainingPassedOn?: string | null | undefined;
  /** YouTube channel. */
  youtubeUrl?: string | null | undefined;
};

/** A testimonial from the admin form. */
export type TestimonialInput = {
  /** The customer’s words. */
  description: string;
  /** The customer’s name. */
  name: string;
  /** A description of the customer. */
  position: string;
};

/** What a person thinks of a home. */
export type Thumb =
  /** Against it. */
  | 'DOWN'
  /** For it. */
  | 'UP';

/** The parts of the day’s work; a lead is in one of them at most. */
export type TodayPart =
  /** New to their owner: no colleague has worked on them yet. Besides all whose clock runs. */
  | 'NEW'
  /** The next step has passed, or none was set for 24 hours. */
  | 'OVERDUE'
  /** The next step is still to come today in India. */
  | 'TODAY'
  /** The next step is tomorrow in India. */
  | 'TOMORROW'
  /** They went round, and no one took them in time. Owners see them first. */
  | 'UNTAKEN'
  /** Open leads of nobody. */
  | 'WAITING';

/** A tower of a project. */
export type TowerInput = {
  /** The day of that certificate. A day as YYYY-MM-DD. */
  certificateDate?: string | null | undefined;
  /** The number of its completion or occupancy certificate. */
  certificateNumber?: string | null | undefined;
  /** Its floors above the ground floor. */
  floors?: number | null | undefined;
  /** Its permanent key within the project, which its units refer to. Without one, the server makes one from the name. */
  key?: string | null | undefined;
  /** Lifts. */
  lifts?: number | null | undefined;
  /** Its name, such as “Tower A”; no two of a project have the same. */
  name: string;
  /** How far it is; null if not known. */
  status?: TowerStatus | null | undefined;
  /** Units on a floor. */
  unitsPerFloor?: number | null | undefined;
};

/** How far a tower is: not begun, being built, or completed. */
export type TowerStatus =
  /** It is completed. */
  | 'COMPLETED'
  /** It is not begun. */
  | 'PLANNED'
  /** It is being built. */
  | 'UNDER_CONSTRUCTION';

/** A project of a builder with its promised and its actual day. */
export type TrackRecordInput = {
  /** The day on which possession began; null if it has not. As YYYY-MM-DD. */
  deliveredOn?: string | null | undefined;
  /** The day of its launch; null if not known. As YYYY-MM-DD. */
  launchedOn?: string | null | undefined;
  /** Months from the promised day to the actual one, or until today while there is none, to the nearest whole month; negative if earlier. Null while the promised day is in the future. */
  monthsLate?: number | null | undefined;
  /** Where it is, such as “Sector 150, Noida”. */
  place?: string | null | undefined;
  /** The name of the project. */
  project: string;
  /** The day promised for possession. As YYYY-MM-DD. */
  promisedOn: string;
  /** The address of the source. Required. */
  sourceAddress?: string | null | undefined;
  /** The source of these days. */
  sourceTitle: string;
};

/** The training certificate of a team member. */
export type TrainingInput = {
  /** Its number. */
  certificate: string;
  /** The day of the passed training, as YYYY-MM-DD. */
  passedOn: string;
};

/** Who pays the transfer charge of a resale: the buyer, the seller, or each a half. */
export type TransferPayer =
  /** The buyer. */
  | 'BUYER'
  /** Each a half. */
  | 'HALF'
  /** The seller. */
  | 'SELLER';

/** A text as it is typed in a form. */
export type TypedText = {
  /** The name of its field. */
  field: string;
  /** The text. */
  text: string;
};

/** Whether a unit is available. A HOLD ends by itself and makes the unit AVAILABLE again. */
export type UnitStatus =
  /** There is an agreement for sale. */
  | 'AGREEMENT'
  /** It can be booked. */
  | 'AVAILABLE'
  /** The builder keeps it back. */
  | 'BLOCKED_BY_BUILDER'
  /** It is booked. */
  | 'BOOKED'
  /** It is kept for a buyer, until a moment. */
  | 'HOLD'
  /** It is not for sale yet. */
  | 'NOT_RELEASED'
  /** The sale is registered. */
  | 'REGISTERED'
  /** Its owner sells it. */
  | 'RESALE';

/** An address that unsubscribes. */
export type UnsubscribeInput = {
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address and the same words returns the first receipt and stores nothing again; with other words it is refused. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** Why a home is not for a person. */
export type VerdictReason =
  /** Another reason, which the notes say. */
  | 'OTHER'
  /** It lies in the wrong place. */
  | 'PLACE'
  /** It is handed over too late. */
  | 'POSSESSION'
  /** It costs too much. */
  | 'PRICE'
  /** It is too small or too large. */
  | 'SIZE';

/** The changes of a webhook; what is left out stays. An address on another host gets a new secret, and drops the headers that are not sent again. */
export type WebhookChanges = {
  /** A code of its second factor, if the account has one. */
  code?: string | null | undefined;
  /** At most 5 headers that go with each event; in a change, all of them anew. */
  headers?: Array<WebhookHeaderInput> | null | undefined;
  /** All kinds to tell of. */
  kinds?: Array<ChangeKind> | null | undefined;
  /** Its new name: 1 to 60 characters. */
  name?: string | null | undefined;
  /** The password of the account that asks; needed while the webhook says details of people. */
  password?: string | null | undefined;
  /** Its new address. */
  url?: string | null | undefined;
  /** Whether events of enquiries, people and applications say the person’s details. Only an owner may choose it, with the password. */
  withDetails?: boolean | null | undefined;
};

/** A header of a webhook’s own, such as `Authorization`. */
export type WebhookHeaderInput = {
  /** Its name; none of `webhook-…`, `content-…`, `host` and those of the connection. */
  name: string;
  /** Its value; it is kept sealed and never shown again. */
  value: string;
};

/** A webhook, or one of its deliveries, by its id. */
export type WebhookIdInput = {
  /** The id. */
  id: string | number;
};

/** Why a webhook is off. */
export type WebhookOff =
  /** Nothing arrived for five days. */
  | 'FAILED'
  /** Its receiver answered 410, which asks for no more. */
  | 'GONE'
  /** It was switched off. */
  | 'SWITCHED';

/** Why a person may be written to on WhatsApp. */
export type WhatsAppReason =
  /** They wrote first. */
  | 'CHAT'
  /** They ticked it in a form. */
  | 'FORM'
  /** They told a colleague. */
  | 'PHONE';

/** What a person came for. */
export type WishIntent =
  /** A home to buy. */
  | 'BUY'
  /** A tenant for a home of theirs. */
  | 'LET'
  /** A home to rent. */
  | 'RENT'
  /** A buyer for a home of theirs. */
  | 'SELL';

/** A part of the wishes that an enquiry can tell. */
export type WishPart =
  /** The floor area. */
  | 'AREA'
  /** The number of bedrooms. */
  | 'BEDROOMS'
  /** The budget. */
  | 'BUDGET'
  /** To buy or to rent. */
  | 'INTENT'
  /** The kinds of property. */
  | 'KINDS'
  /** The places. */
  | 'PLACES'
  /** The months of possession. */
  | 'POSSESSION';

/** What a home is wanted for. */
export type WishPurpose =
  /** To let or to sell again. */
  | 'INVESTMENT'
  /** To live or to work in. */
  | 'OWN_USE';

/** What a colleague knows of the wishes of a person. What is left out stays; null says that there is no such wish. */
export type WishesInput = {
  /** What a buyer or a tenant looks for, as the search takes it: kinds, places, bedrooms, minPrice and maxPrice, floorArea, stages and possession. A condition that is left out stays, and null removes it; others are refused. */
  filter?: ProjectFilter | null | undefined;
  /** What the person came for. */
  intent?: WishIntent | null | undefined;
  /** The language of the person: `language` of the lead. */
  language?: MessageLanguage | null | undefined;
  /** Whether a loan is needed. */
  loan?: boolean | null | undefined;
  /** What the home is wanted for. */
  purpose?: WishPurpose | null | undefined;
};

/** Whether an account works without the network. */
export type WorksOfflineInput = {
  /** True to keep its leads on its phones, false to stop. */
  on: boolean;
};
