export type AccountInput = {
  password?: string | null | undefined;
  role: AdminRole;
  username: string;
};
export type ActivityFilter = {
  accountId?: string | number | null | undefined;
  from?: string | null | undefined;
  itemId?: string | number | null | undefined;
  noun?: string | null | undefined;
  to?: string | null | undefined;
  verb?: ActivityVerb | null | undefined;
};
export type ActivityVerb = 'CREATED' | 'DELETED' | 'DRAFT_SAVED' | 'EXPORTED' | 'INVITATION_WITHDRAWN' | 'INVITED' | 'LOGIN' | 'LOGIN_FAILED' | 'LOGOUT' | 'PASSKEY_ADDED' | 'PASSKEY_REMOVED' | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'PURGED' | 'RECOVERY_CODES_MADE' | 'RESTORED' | 'REVOKED' | 'SECOND_FACTOR_OFF' | 'SECOND_FACTOR_ON' | 'SESSION_ENDED' | 'SHOWN' | 'UPDATED';
export type AddSharedHomeInput = {
  key: string;
  name: string;
  propertyId: string | number;
  token: string;
};
export type AdminRole = 'EDITOR' | 'OWNER' | 'RECRUITER' | 'SALES';
export type AlertFrequency = 'AT_ONCE' | 'WEEKLY';
export type AlertInput = {
  email: string;
  filledInMs?: number | null | undefined;
  frequency?: AlertFrequency | null | undefined;
  noticeLanguage?: string | null | undefined;
  noticeVersion?: number | null | undefined;
  page?: string | null | undefined;
  propertyId?: string | number | null | undefined;
  search?: string | null | undefined;
  submissionKey?: string | null | undefined;
  website?: string | null | undefined;
};
export type AlertKind = 'PROPERTY' | 'SEARCH';
export type AlertState = 'CONFIRMED' | 'STOPPED' | 'WAITING';
export type AllotmentPeriod = 'AFTER_2011' | 'UNTIL_1990' | 'UNTIL_2000' | 'UNTIL_2011';
export type ApiScope = 'CONTENT_READ' | 'CONTENT_WRITE' | 'LEADS_CREATE' | 'LEADS_READ' | 'LEADS_WRITE' | 'LISTINGS_READ' | 'LISTINGS_WRITE' | 'WEBHOOKS_WRITE';
export type ApplicationFilter = {
  from?: string | null | undefined;
  overdue?: boolean | null | undefined;
  state?: ApplicationState | null | undefined;
  to?: string | null | undefined;
  unread?: boolean | null | undefined;
};
export type ApplicationState = 'HIRED' | 'INTERVIEW' | 'NEW' | 'REJECTED' | 'SHORTLISTED';
export type AreaBasis = 'BUILT_UP' | 'CARPET' | 'PLOT' | 'SUPER_BUILT_UP';
export type AreaInput = {
  basis?: AreaBasis | null | undefined;
  max?: number | null | undefined;
  min?: number | null | undefined;
  unit?: AreaUnit | null | undefined;
};
export type AreaUnit = 'SQ_FT' | 'SQ_M' | 'SQ_YD';
export type ArrivalInput = {
  day?: string | null | undefined;
  path?: string | null | undefined;
  query?: string | null | undefined;
  referrer?: string | null | undefined;
};
export type ArrivalsInput = {
  first?: ArrivalInput | null | undefined;
  last?: ArrivalInput | null | undefined;
};
export type BackupState = 'DONE' | 'FAILED' | 'RUNNING';
export type BackupWarning = 'LAST_FAILED' | 'NOT_SCHEDULED' | 'OVERDUE';
export type BlockInput = {
  key: string;
  page: string;
  readAt?: string | null | undefined;
  text?: string | null | undefined;
};
export type BlogFilter = {
  publication?: PublicationState | null | undefined;
  tag?: string | null | undefined;
};
export type BlogInput = {
  conclusion: string;
  description: string;
  para_1: string;
  para_2: string;
  tags?: Array<string> | null | undefined;
  title: string;
  writtenBy: string;
};
export type BreachInput = {
  advice?: string | null | undefined;
  awareAt: string;
  boardToldAt?: string | null | undefined;
  causes?: string | null | undefined;
  consequences?: string | null | undefined;
  extent?: string | null | undefined;
  facts?: string | null | undefined;
  measures?: string | null | undefined;
  peopleToldAt?: string | null | undefined;
  prevention?: string | null | undefined;
  reportedAt?: string | null | undefined;
  title: string;
};
export type BrochureOrderInput = {
  address: string;
  arrivals?: ArrivalsInput | null | undefined;
  country: string;
  couponCode?: string | null | undefined;
  email: string;
  filledInMs?: number | null | undefined;
  lines: Array<OrderLineInput>;
  message?: string | null | undefined;
  name: string;
  newsletter?: boolean | null | undefined;
  noticeLanguage?: string | null | undefined;
  noticeVersion?: number | null | undefined;
  payment: PaymentMethod;
  phone: string;
  postcode?: string | null | undefined;
  shareWithBuilder?: boolean | null | undefined;
  submissionKey?: string | null | undefined;
  town: string;
  website?: string | null | undefined;
  whatsapp?: boolean | null | undefined;
};
export type BudgetRange = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};
export type BuildStage = 'NEW_LAUNCH' | 'READY' | 'UNDER_CONSTRUCTION';
export type BuilderCheckInput = {
  checkedBy: string;
  checkedOn: string;
  text: string;
};
export type BuilderInput = {
  checks?: Array<BuilderCheckInput> | null | undefined;
  introduction?: string | null | undefined;
  name: string;
  promoterNumber?: string | null | undefined;
  since?: number | null | undefined;
  trackRecord?: Array<TrackRecordInput> | null | undefined;
  website?: string | null | undefined;
};
export type BuyerKind = 'COMPANY' | 'JOINT' | 'MAN' | 'WOMAN';
export type CallOutcome = 'INTERESTED' | 'LATER' | 'NOT_INTERESTED' | 'NO_ANSWER' | 'WANTS_VISIT' | 'WRONG_NUMBER';
export type ChangeKind = 'APPLICATION_CREATED' | 'APPLICATION_REMOVED' | 'ENQUIRY_CHANGED' | 'ENQUIRY_CREATED' | 'ENQUIRY_REMOVED' | 'LISTING_CHANGED' | 'LISTING_PUBLISHED' | 'LISTING_REMOVED' | 'PERSON_CHANGED' | 'PERSON_CREATED' | 'PERSON_REMOVED' | 'STORY_CHANGED' | 'STORY_PUBLISHED' | 'STORY_REMOVED';
export type ChangeLeadViewInput = {
  changes: LeadViewChanges;
  id: string | number;
};
export type ChangeTokenInput = {
  code?: string | null | undefined;
  id: string | number;
  name: string;
  networks?: Array<string> | null | undefined;
  password: string;
  scopes: Array<ApiScope>;
};
export type ChangeWebhookInput = {
  changes: WebhookChanges;
  id: string | number;
};
export type Channel = 'DIRECT' | 'EMAIL' | 'OTHER_SITE' | 'PARTNER' | 'PHONE' | 'PORTAL' | 'QR' | 'REFERRAL' | 'SEARCH' | 'SEARCH_ADVERT' | 'SOCIAL' | 'SOCIAL_ADVERT' | 'WALK_IN' | 'WHATSAPP';
export type CheckLevel = 'BLOCKING' | 'NOT_APPLICABLE' | 'OK' | 'WARNING';
export type ChosenPicture = {
  alt?: string | null | undefined;
  id: string | number;
  nature?: PictureNature | null | undefined;
};
export type CloseReason = 'BOUGHT_ELSEWHERE' | 'NO_ANSWER' | 'OTHER' | 'PLACE' | 'PRICE' | 'SPAM' | 'WON';
export type CommuteCircleInput = {
  kilometres: number;
  place: string;
};
export type CompanyFactsInput = {
  answer?: string | null | undefined;
  area?: string | null | undefined;
  built?: string | null | undefined;
  closes?: string | null | undefined;
  days?: string | null | undefined;
  growth?: string | null | undefined;
  officer?: string | null | undefined;
  opens?: string | null | undefined;
  parking?: string | null | undefined;
  people?: string | null | undefined;
  rooms?: string | null | undefined;
  sold?: string | null | undefined;
  span?: string | null | undefined;
  station?: string | null | undefined;
  years?: string | null | undefined;
};
export type ConfigurationInput = {
  balconies?: number | null | undefined;
  balconyArea?: number | null | undefined;
  baths?: number | null | undefined;
  bedrooms?: number | null | undefined;
  builtUp?: number | null | undefined;
  carpet?: number | null | undefined;
  key?: string | null | undefined;
  name: string;
  planId?: string | number | null | undefined;
  planRooms?: Array<PlanRoomInput> | null | undefined;
  priceFrom?: number | null | undefined;
  priceTo?: number | null | undefined;
  pricedOn?: string | null | undefined;
  servant?: boolean | null | undefined;
  study?: boolean | null | undefined;
  superArea?: number | null | undefined;
};
export type ConfirmSessionInput = {
  answer?: string | null | undefined;
  code?: string | null | undefined;
  token: string;
};
export type ConsentPurpose = 'ALERT' | 'ANSWER' | 'NEWSLETTER' | 'SHARE_WITH_BUILDER' | 'WHATSAPP';
export type ContactDetailsInput = {
  email?: string | null | undefined;
  message?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  propertyId?: string | number | null | undefined;
  service?: ContactService | null | undefined;
};
export type ContactFilter = {
  closeReason?: CloseReason | null | undefined;
  from?: string | null | undefined;
  overdue?: boolean | null | undefined;
  responsible?: string | number | null | undefined;
  source?: ContactSource | null | undefined;
  state?: ContactState | null | undefined;
  to?: string | null | undefined;
  unread?: boolean | null | undefined;
};
export type ContactRequestInput = {
  agree?: boolean | null | undefined;
  arrivals?: ArrivalsInput | null | undefined;
  email: string;
  filledInMs?: number | null | undefined;
  homes?: Array<EnquiredHomeInput> | null | undefined;
  message?: string | null | undefined;
  name?: string | null | undefined;
  newsletter?: boolean | null | undefined;
  noticeLanguage?: string | null | undefined;
  noticeVersion?: number | null | undefined;
  page?: string | null | undefined;
  personId?: string | number | null | undefined;
  phone?: string | null | undefined;
  propertyId?: string | number | null | undefined;
  service?: ContactService | null | undefined;
  shareWithBuilder?: boolean | null | undefined;
  source?: ContactSource | null | undefined;
  submissionKey?: string | null | undefined;
  website?: string | null | undefined;
  whatsapp?: boolean | null | undefined;
};
export type ContactService = 'COMMERCIAL' | 'RESIDENTIAL';
export type ContactSource = 'ADD_LISTING' | 'AGENT' | 'CHAT' | 'CHECKOUT' | 'CONSULTATION' | 'CONTACT' | 'ENQUIRY' | 'PARTNER' | 'PHONE_CALL' | 'REGISTER' | 'SHORTLIST' | 'WALK_IN';
export type ContactState = 'CLOSED' | 'CONTACTED' | 'NEW' | 'VISIT_PLANNED';
export type CostChoices = {
  bookedOn?: string | null | undefined;
  buyer?: BuyerKind | null | undefined;
  carpet?: number | null | undefined;
  circleValue?: number | null | undefined;
  configuration?: string | null | undefined;
  floor?: number | null | undefined;
  interestPercent?: number | null | undefined;
  isReady?: boolean | null | undefined;
  loan?: number | null | undefined;
  locationCharges?: Array<string> | null | undefined;
  parking?: number | null | undefined;
  unit?: string | number | null | undefined;
  womanShare?: number | null | undefined;
  years?: number | null | undefined;
};
export type CostKey = 'BASIC_PRICE' | 'BROKERAGE' | 'CLUB' | 'DEVELOPMENT' | 'ELECTRICITY_AND_FIRE' | 'FLOOR_RISE' | 'GST' | 'LEASE_RENT' | 'LEGAL' | 'LOAN_COSTS' | 'LOCATION' | 'MAINTENANCE' | 'METERS' | 'PARKING' | 'POWER_BACKUP' | 'REGISTRATION' | 'SECURITY' | 'STAMP_DUTY' | 'TRANSFER';
export type CostMoment = 'AGREEMENT' | 'AGREEMENT_AND_POSSESSION' | 'INSTALMENTS' | 'LOAN' | 'POSSESSION';
export type CostPayee = 'AGENT' | 'ASSOCIATION' | 'AUTHORITY' | 'BANK' | 'BUILDER' | 'GOVERNMENT' | 'LAWYER' | 'SELLER';
export type CostTermsInput = {
  allotmentPeriod?: AllotmentPeriod | null | undefined;
  allotmentPrice?: number | null | undefined;
  basicRate?: string | null | undefined;
  circleRate?: string | null | undefined;
  club?: number | null | undefined;
  developmentRate?: string | null | undefined;
  electricityRate?: string | null | undefined;
  floorRise?: string | null | undefined;
  freeFloors?: number | null | undefined;
  isRural?: boolean | null | undefined;
  leaseRentRate?: string | null | undefined;
  legal?: number | null | undefined;
  loanCosts?: number | null | undefined;
  locationCharges?: Array<LocationChargeInput> | null | undefined;
  maintenanceMonths?: number | null | undefined;
  maintenanceRate?: string | null | undefined;
  maxLocationCharges?: number | null | undefined;
  meters?: number | null | undefined;
  parking?: number | null | undefined;
  paymentPlan?: Array<PaymentMilestoneInput> | null | undefined;
  paymentPlanKind?: PaymentPlanKind | null | undefined;
  powerKva?: number | null | undefined;
  powerRate?: number | null | undefined;
  securityRate?: string | null | undefined;
  transferPayer?: TransferPayer | null | undefined;
};
export type CountInput = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};
export type CouponInput = {
  appliesTo: CouponScope;
  code: string;
  lastDay?: string | null | undefined;
  percent: number;
};
export type CouponScope = 'EVERY_ORDER' | 'FIRST_ORDER';
export type CreateLeadViewInput = {
  conditions: LeadViewConditionsInput;
  name: string;
  shared?: boolean | null | undefined;
};
export type CreateTokenInput = {
  code?: string | null | undefined;
  days: number;
  name: string;
  networks?: Array<string> | null | undefined;
  password: string;
  scopes: Array<ApiScope>;
};
export type CreateWebhookInput = {
  code?: string | null | undefined;
  headers?: Array<WebhookHeaderInput> | null | undefined;
  kinds: Array<ChangeKind>;
  name: string;
  password?: string | null | undefined;
  url?: string | null | undefined;
  withDetails?: boolean | null | undefined;
};
export type DeliveryState = 'DELIVERED' | 'FAILED' | 'WAITING';
export type DocumentKind = 'BROCHURE' | 'FORM_C' | 'OTHER' | 'PORTAL_SCREENSHOT' | 'PRICE_LIST' | 'SANCTIONED_PLAN' | 'WRITTEN_AUTHORITY';
export type DutyDayInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type DutyInput = {
  kinds?: Array<PropertyCategory> | null | undefined;
  languages?: Array<MessageLanguage> | null | undefined;
  leave?: Array<DutyLeaveInput> | null | undefined;
  pausedUntil?: string | null | undefined;
  places?: Array<string> | null | undefined;
  takesNew?: boolean | null | undefined;
  week?: Array<DutyDayInput> | null | undefined;
  weight?: number | null | undefined;
};
export type DutyLeaveInput = {
  from: string;
  to: string;
};
export type DutySettingsInput = {
  clockMinutes?: number | null | undefined;
  holidays?: Array<string> | null | undefined;
  namesInNotices?: boolean | null | undefined;
  patienceHours?: number | null | undefined;
};
export type EmploymentKind = 'CONTRACT' | 'FULL_TIME' | 'INTERNSHIP' | 'PART_TIME';
export type EnquiredHomeInput = {
  propertyId: string | number;
  words?: string | null | undefined;
};
export type EnteredContactInput = {
  agree?: boolean | null | undefined;
  email?: string | null | undefined;
  message?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  propertyId?: string | number | null | undefined;
  service?: ContactService | null | undefined;
  source: ContactSource;
  state?: ContactState | null | undefined;
  tapCode?: string | null | undefined;
};
export type ExpiryKind = 'AUTHORITY' | 'COMPANY_AGENT' | 'EXTENSION' | 'PERSON_AGENT' | 'PORTAL_CHECK' | 'REGISTRATION' | 'TRAINING';
export type ExternalIdInput = {
  id: string;
  system: string;
};
export type ExternalIdsInput = {
  externalIds: Array<ExternalIdInput>;
  id: string | number;
  kind: ExternalKind;
};
export type ExternalKind = 'ENQUIRY' | 'LISTING' | 'STORY' | 'UNIT';
export type Facing = 'EAST' | 'NORTH' | 'NORTH_EAST' | 'NORTH_WEST' | 'SOUTH' | 'SOUTH_EAST' | 'SOUTH_WEST' | 'WEST';
export type Furnishing = 'FURNISHED' | 'SEMI_FURNISHED' | 'UNFURNISHED';
export type GateReasonInput = {
  check: number;
  reason: string;
};
export type Giving = 'GIVEN' | 'PASSED';
export type HeadingInput = {
  column?: string | null | undefined;
  heading: string;
};
export type HideSharedHomeInput = {
  hidden: boolean;
  key: string;
  name: string;
  propertyId: string | number;
  token: string;
};
export type HomeVerdict = 'LIKES' | 'NOT_FOR_THEM' | 'SEEN' | 'WANTS_VISIT';
export type InvitationInput = {
  email?: string | null | undefined;
  role: AdminRole;
  username: string;
};
export type ItemKind = 'BLOG' | 'BUILDER' | 'CONTACT_REQUEST' | 'JOB_APPLICATION' | 'LISTING_REPORT' | 'MEDIA_ITEM' | 'PROGRESS_PHOTO' | 'PROPERTY' | 'SUBSCRIBER' | 'TEAM_MEMBER' | 'TESTIMONIAL';
export type ItemMatch = {
  createdUntil?: string | null | undefined;
  search?: string | null | undefined;
};
export type ItemSelection = {
  ids?: Array<string | number> | null | undefined;
  matching?: ItemMatch | null | undefined;
};
export type ItemsFilter = {
  applications?: ApplicationFilter | null | undefined;
  blogs?: BlogFilter | null | undefined;
  contacts?: ContactFilter | null | undefined;
  listingReports?: ListingReportFilter | null | undefined;
  properties?: PropertyFilter | null | undefined;
  subscribers?: SubscriberFilter | null | undefined;
};
export type JobApplicationInput = {
  coverLetter?: string | null | undefined;
  email: string;
  filledInMs?: number | null | undefined;
  fullName: string;
  noticeLanguage?: string | null | undefined;
  noticeVersion?: number | null | undefined;
  phone: string;
  role: string;
  submissionKey?: string | null | undefined;
  website?: string | null | undefined;
};
export type JobOpeningInput = {
  applyBy: string;
  employment: EmploymentKind;
  payFrom?: number | null | undefined;
  payTo?: number | null | undefined;
  place: string;
  text: string;
  title: string;
};
export type LeadAccessInput = {
  exportRows?: number | null | undefined;
  exports?: boolean | null | undefined;
  hidesReach?: boolean | null | undefined;
  scope?: LeadScope | null | undefined;
};
export type LeadEventKind = 'CAME_BACK' | 'CORRECTION' | 'HANDED_OVER' | 'MERGED' | 'MESSAGE' | 'NEXT_DATE' | 'NOTE' | 'OUTCOME' | 'SEPARATED' | 'STATE' | 'STOOD_IN' | 'TAKEN' | 'UNMERGED' | 'UNTAKEN' | 'VERDICT' | 'WHATSAPP' | 'WISHES';
export type LeadQuestion = 'CAME_BACK' | 'MINE' | 'NEW' | 'NO_NEXT_STEP' | 'OVERDUE' | 'UNASSIGNED';
export type LeadScope = 'ALL' | 'OWN';
export type LeadViewChanges = {
  conditions?: LeadViewConditionsInput | null | undefined;
  name?: string | null | undefined;
  shared?: boolean | null | undefined;
};
export type LeadViewConditionsInput = {
  budget?: BudgetRange | null | undefined;
  channel?: Channel | null | undefined;
  from?: string | null | undefined;
  home?: string | number | null | undefined;
  nextFrom?: string | null | undefined;
  nextTo?: string | null | undefined;
  order?: PeopleOrder | null | undefined;
  owner?: string | number | null | undefined;
  part?: TodayPart | null | undefined;
  place?: string | null | undefined;
  question?: LeadQuestion | null | undefined;
  search?: string | null | undefined;
  state?: PersonState | null | undefined;
  to?: string | null | undefined;
};
export type LeadViewIdInput = {
  id: string | number;
};
export type ListInput = {
  createdUntil?: string | null | undefined;
  deleted?: boolean | null | undefined;
  direction?: SortDirection | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  sortBy?: string | null | undefined;
};
export type ListingKind = 'COMMERCIAL' | 'LAND' | 'NEW_PROJECT' | 'RESALE' | 'TO_LET';
export type ListingMark = 'SAMPLE' | 'TRIAL';
export type ListingReportFilter = {
  overdue?: boolean | null | undefined;
  state?: ReportState | null | undefined;
};
export type ListingReportInput = {
  email?: string | null | undefined;
  filledInMs?: number | null | undefined;
  noticeLanguage?: string | null | undefined;
  noticeVersion?: number | null | undefined;
  page?: string | null | undefined;
  propertyId: string | number;
  reason?: ReportReason | null | undefined;
  submissionKey?: string | null | undefined;
  text: string;
  website?: string | null | undefined;
};
export type LocationChargeInput = {
  name: string;
  rate: string;
};
export type MailFilter = {
  state?: MailState | null | undefined;
};
export type MailSecurity = 'OFFERED' | 'STARTTLS' | 'TLS';
export type MailSettingsInput = {
  applicationRecipients?: Array<string> | null | undefined;
  enquiryRecipients?: Array<string> | null | undefined;
  host?: string | null | undefined;
  orderRecipients?: Array<string> | null | undefined;
  password?: string | null | undefined;
  port?: number | null | undefined;
  recipients?: Array<string> | null | undefined;
  security?: MailSecurity | null | undefined;
  senderAddress?: string | null | undefined;
  senderName?: string | null | undefined;
  user?: string | null | undefined;
};
export type MailSettingsPart = 'RECIPIENTS' | 'SENDER' | 'SERVER';
export type MailState = 'FAILED' | 'KEPT' | 'QUEUED' | 'SENDING' | 'SENT' | 'UNCERTAIN';
export type MapArea = {
  east: number;
  north: number;
  south: number;
  west: number;
};
export type MediaItemInput = {
  name?: string | null | undefined;
};
export type MergeField = 'NAME' | 'NEXT_STEP' | 'OWNER' | 'STATE' | 'WISHES';
export type MessageLanguage = 'ENGLISH' | 'HINDI';
export type MessageTemplateInput = {
  english: string;
  hindi?: string | null | undefined;
  name: string;
};
export type MessageWay = 'MAIL' | 'WHATSAPP';
export type MoveInKey = 'BROKERAGE' | 'DEPOSIT' | 'MAINTENANCE' | 'RENT';
export type NearInput = {
  id?: string | null | undefined;
  kind: NearKind;
  metresMax?: number | null | undefined;
};
export type NearKind = 'AIRPORT' | 'HOSPITAL' | 'METRO' | 'PLACE' | 'SCHOOL';
export type NextStepInput = {
  at: string;
  kind?: NextStepKind | null | undefined;
  text?: string | null | undefined;
};
export type NextStepKind = 'CALL' | 'MEET' | 'OTHER' | 'SEND' | 'VISIT';
export type OrderLineInput = {
  copies: number;
  propertyId: string | number;
  title?: string | null | undefined;
};
export type OutcomeInput = {
  key: string;
  note?: string | null | undefined;
  number?: string | null | undefined;
  outcome: CallOutcome;
  reason?: PersonReason | null | undefined;
  step?: NextStepInput | null | undefined;
  words?: string | null | undefined;
};
export type PaymentMethod = 'CASH_ON_DELIVERY' | 'CHEQUE' | 'PAYPAL';
export type PaymentMilestoneInput = {
  month?: number | null | undefined;
  name: string;
  percent: string;
  whenReached?: boolean | null | undefined;
};
export type PaymentPlanKind = 'CONSTRUCTION_LINKED' | 'TIME_LINKED';
export type PeopleFilter = {
  budget?: BudgetRange | null | undefined;
  cameBack?: boolean | null | undefined;
  channel?: Channel | null | undefined;
  closeReason?: PersonReason | null | undefined;
  from?: string | null | undefined;
  hasNextStep?: boolean | null | undefined;
  home?: string | number | null | undefined;
  nextFrom?: string | null | undefined;
  nextTo?: string | null | undefined;
  open?: boolean | null | undefined;
  overdue?: boolean | null | undefined;
  owner?: string | null | undefined;
  part?: TodayPart | null | undefined;
  place?: string | null | undefined;
  source?: string | null | undefined;
  state?: PersonState | null | undefined;
  to?: string | null | undefined;
  unread?: boolean | null | undefined;
};
export type PeopleOrder = 'ARRIVAL' | 'LAST_TOUCH' | 'NEXT_STEP';
export type PersonNewsKind = 'ASKED_AGAIN' | 'CAME_BACK' | 'FIRST';
export type PersonReason = 'BOUGHT_ELSEWHERE' | 'BROKER' | 'NO_ANSWER' | 'OTHER' | 'PLACE' | 'PRICE' | 'ROBOT' | 'TEST' | 'WRONG_NUMBER';
export type PersonState = 'BOOKED' | 'CONTACTED' | 'INTERESTED' | 'JUNK' | 'LOST' | 'NEGOTIATION' | 'NEW' | 'VISITED' | 'VISIT_PLANNED';
export type PictureNature = 'ARTISTS_IMPRESSION' | 'PHOTOGRAPH';
export type PlaceFilter = {
  kind?: PlaceKind | null | undefined;
  region?: string | null | undefined;
};
export type PlaceInput = {
  aliases?: Array<string> | null | undefined;
  hindiName?: string | null | undefined;
  isOutside?: boolean | null | undefined;
  kind: PlaceKind;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name: string;
  neighbours?: Array<string> | null | undefined;
  note?: string | null | undefined;
  opensOn?: string | null | undefined;
  parents?: Array<string> | null | undefined;
  region?: string | null | undefined;
  source?: string | null | undefined;
};
export type PlaceKind = 'AIRPORT' | 'CORRIDOR' | 'LANDMARK' | 'LOCALITY' | 'METRO' | 'REGION' | 'SECTOR';
export type PlanRoomInput = {
  length: number;
  name: string;
  width: number;
  x?: number | null | undefined;
  y?: number | null | undefined;
};
export type PossessionInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type PriceStepInput = {
  amount?: number | null | undefined;
  percent?: number | null | undefined;
  roundTo?: number | null | undefined;
};
export type PrivacySettingsInput = {
  alertMonths?: number | null | undefined;
  applicationMonths: number;
  boardUrl?: string | null | undefined;
  enquiryMonths: number;
  grievanceDays: number;
  logMonths: number;
};
export type PrivateFactsInput = {
  floor?: string | null | undefined;
  keys?: string | null | undefined;
  lowestPrice?: string | null | undefined;
  ownerMobile?: string | null | undefined;
  ownerName?: string | null | undefined;
  remark?: string | null | undefined;
  totalFloors?: string | null | undefined;
};
export type ProgressPhotoInput = {
  propertyId: string;
  stage?: string | null | undefined;
  takenOn: string;
  text: string;
  tower?: string | null | undefined;
};
export type ProjectFilter = {
  allIn?: boolean | null | undefined;
  area?: MapArea | null | undefined;
  balconies?: CountInput | null | undefined;
  baths?: CountInput | null | undefined;
  bedrooms?: CountInput | null | undefined;
  builder?: string | null | undefined;
  category?: PropertyCategory | null | undefined;
  extras?: Array<PropertyExtra> | null | undefined;
  facing?: Array<Facing> | null | undefined;
  floorArea?: AreaInput | null | undefined;
  furnishing?: Array<Furnishing> | null | undefined;
  intent?: ProjectIntent | null | undefined;
  keyword?: string | null | undefined;
  kinds?: Array<PropertyKind> | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  near?: NearInput | null | undefined;
  places?: Array<string> | null | undefined;
  possession?: PossessionInput | null | undefined;
  reraOnly?: boolean | null | undefined;
  responsibleId?: string | number | null | undefined;
  rooms?: Array<number> | null | undefined;
  sale?: SaleKind | null | undefined;
  stages?: Array<BuildStage> | null | undefined;
  statuses?: Array<PropertyStatus> | null | undefined;
};
export type ProjectIntent = 'BUY' | 'RENT';
export type ProjectSort = 'DEFAULT' | 'NEWEST' | 'POPULARITY' | 'PRICE_ASCENDING' | 'PRICE_DESCENDING';
export type PropertyCategory = 'COMMERCIAL' | 'RESIDENTIAL' | 'STUDIO';
export type PropertyDocumentInput = {
  dated: string;
  isPublic?: boolean | null | undefined;
  kind: DocumentKind;
  title: string;
};
export type PropertyExtra = 'CORNER' | 'GATED' | 'LIFT' | 'PARKING' | 'PARK_FACING' | 'POOL' | 'SERVANT_ROOM' | 'STUDY' | 'TERRACE' | 'VASTU';
export type PropertyFilter = {
  category?: PropertyCategory | null | undefined;
  hasPictures?: boolean | null | undefined;
  hasPlace?: boolean | null | undefined;
  passes?: boolean | null | undefined;
  priceIsOld?: boolean | null | undefined;
  publication?: PublicationState | null | undefined;
  status?: PropertyStatus | null | undefined;
};
export type PropertyInput = {
  aboutBuilder?: string | null | undefined;
  address?: string | null | undefined;
  amenities?: Array<string> | null | undefined;
  area?: string | null | undefined;
  balconies?: string | null | undefined;
  baths?: string | null | undefined;
  builder?: string | null | undefined;
  category?: PropertyCategory | null | undefined;
  city?: string | null | undefined;
  configurations?: Array<ConfigurationInput> | null | undefined;
  costs?: CostTermsInput | null | undefined;
  description?: string | null | undefined;
  disclaimer?: string | null | undefined;
  extras?: Array<PropertyExtra> | null | undefined;
  facing?: Array<Facing> | null | undefined;
  features?: Array<string> | null | undefined;
  feeDisclosure?: string | null | undefined;
  furnishing?: Furnishing | null | undefined;
  gateReasons?: Array<GateReasonInput> | null | undefined;
  kind?: PropertyKind | null | undefined;
  latitude?: number | null | undefined;
  locality?: string | null | undefined;
  longitude?: number | null | undefined;
  lotDimensions?: string | null | undefined;
  placeKey?: string | null | undefined;
  price?: string | null | undefined;
  privateFacts?: PrivateFactsInput | null | undefined;
  propertyStatus?: PropertyStatus | null | undefined;
  rent?: RentTermsInput | null | undefined;
  rera?: ReraInput | null | undefined;
  reraDetails?: string | null | undefined;
  reraNumber?: string | null | undefined;
  responsibleId?: string | number | null | undefined;
  rooms?: string | null | undefined;
  sale?: SaleKind | null | undefined;
  stage?: BuildStage | null | undefined;
  title: string;
  towers?: Array<TowerInput> | null | undefined;
  yearBuilt?: string | null | undefined;
};
export type PropertyKind = 'BUILDER_FLOOR' | 'DUPLEX' | 'FARMHOUSE' | 'FLAT' | 'INDEPENDENT_HOUSE' | 'OFFICE' | 'PENTHOUSE' | 'PLOT' | 'SHOP' | 'STUDIO' | 'VILLA' | 'WAREHOUSE';
export type PropertyStatus = 'FOR_RENT' | 'FOR_SALE' | 'OFF_MARKET' | 'SOLD' | 'UNDER_OFFER';
export type PublicationInput = {
  publishAt?: string | null | undefined;
  state: PublicationState;
};
export type PublicationState = 'DRAFT' | 'PUBLISHED' | 'SCHEDULED';
export type PushDeviceInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};
export type RentTermsInput = {
  brokerageDays?: number | null | undefined;
  depositMonths?: number | null | undefined;
  lockInMonths?: number | null | undefined;
  maintenance?: number | null | undefined;
  noticeMonths?: number | null | undefined;
  riseMonths?: number | null | undefined;
  risePercent?: number | null | undefined;
};
export type ReplayWebhookInput = {
  after?: number | null | undefined;
  id: string | number;
  since?: string | null | undefined;
};
export type ReportAnswerInput = {
  answer: string;
};
export type ReportReason = 'CLAIM' | 'GONE' | 'OTHER' | 'PICTURES' | 'PRICE' | 'REGISTRATION';
export type ReportState = 'ANSWERED' | 'OPEN';
export type ReraExemption = 'COMPLETED_BEFORE_ACT' | 'OTHER' | 'RENOVATION' | 'SMALL_PROJECT';
export type ReraInput = {
  accountBank?: string | null | undefined;
  accountIfsc?: string | null | undefined;
  accountNumber?: string | null | undefined;
  asPrinted?: boolean | null | undefined;
  authority?: RuleAuthority | null | undefined;
  authorityFrom?: string | null | undefined;
  authorityScope?: string | null | undefined;
  authorityTo?: string | null | undefined;
  certificateDate?: string | null | undefined;
  certificateNumber?: string | null | undefined;
  checkedOn?: string | null | undefined;
  completionIsEstimate?: boolean | null | undefined;
  exemption?: ReraExemption | null | undefined;
  exemptionNote?: string | null | undefined;
  extensionAppliedOn?: string | null | undefined;
  extensionReceipt?: string | null | undefined;
  extensionTo?: string | null | undefined;
  lastQuarterlyUpdate?: string | null | undefined;
  picturesClearedOn?: string | null | undefined;
  projectLand?: string | null | undefined;
  projectUnits?: number | null | undefined;
  qrLink?: string | null | undefined;
  registeredCompletion?: string | null | undefined;
  status?: ReraStatus | null | undefined;
  validFrom?: string | null | undefined;
  validTo?: string | null | undefined;
};
export type ReraStatus = 'EXEMPT' | 'REGISTERED' | 'RENT' | 'RESALE_BY_OWNER';
export type ResumeFrom = 'CURSOR' | 'NOW';
export type RevokeTokenInput = {
  id: string | number;
};
export type RotateSecretInput = {
  id: string | number;
  keepHours?: number | null | undefined;
};
export type RuleAuthority = 'GHAZIABAD' | 'GREATER_NOIDA' | 'HARYANA_GURUGRAM' | 'HARYANA_PANCHKULA' | 'MAHARASHTRA' | 'NOIDA' | 'UP' | 'YEIDA';
export type RuleConfidence = 'HIGH' | 'LOW' | 'MEDIUM';
export type RuleFilter = {
  authority?: RuleAuthority | null | undefined;
  isCurrent?: boolean | null | undefined;
};
export type RuleInput = {
  allotment?: AllotmentPeriod | null | undefined;
  authority?: RuleAuthority | null | undefined;
  confidence: RuleConfidence;
  isCompared?: boolean | null | undefined;
  key: string;
  note?: string | null | undefined;
  otherValues?: Array<string> | null | undefined;
  sourceAddress?: string | null | undefined;
  sourceDate?: string | null | undefined;
  sourceTitle: string;
  subject?: RuleSubject | null | undefined;
  validFrom?: string | null | undefined;
  validTo?: string | null | undefined;
  value: string;
};
export type RuleSubject = 'COMMERCIAL' | 'COMMERCIAL_PLOT' | 'HOME';
export type SaleKind = 'NEW' | 'RESALE';
export type SavedUnitInput = {
  asOn?: string | null | undefined;
  carpet?: number | null | undefined;
  configuration?: string | null | undefined;
  facing?: Facing | null | undefined;
  floor?: number | null | undefined;
  holdUntil?: string | null | undefined;
  holder?: string | null | undefined;
  id?: string | number | null | undefined;
  locationCharges?: Array<string> | null | undefined;
  number: string;
  price?: number | null | undefined;
  rate?: string | null | undefined;
  revision?: number | null | undefined;
  source?: string | null | undefined;
  status?: UnitStatus | null | undefined;
  superArea?: number | null | undefined;
  tower: string;
};
export type SentMessageInput = {
  key: string;
  language: MessageLanguage;
  propertyId?: string | number | null | undefined;
  text: string;
  way: MessageWay;
};
export type SetupStepKey = 'ADDRESS' | 'BACKUP' | 'COLLEAGUES' | 'COMPANY' | 'EMAIL' | 'PROPERTY' | 'REGISTRATION' | 'SAMPLES' | 'SHEET' | 'WORDS';
export type ShareMode = 'READ_ONLY' | 'TOGETHER';
export type ShareShortlistInput = {
  mode: ShareMode;
  name: string;
  propertyIds: Array<string | number>;
};
export type SharedNoteInput = {
  key: string;
  name: string;
  propertyId: string | number;
  text: string;
  token: string;
};
export type SharedThumbInput = {
  key: string;
  name: string;
  propertyId: string | number;
  thumb?: Thumb | null | undefined;
  token: string;
};
export type SimilarityReason = 'NEAR_PRICE' | 'SAME_KIND' | 'SAME_LOCALITY';
export type SiteMode = 'GATED' | 'OPEN' | 'TRIAL';
export type SiteSettingsInput = {
  address: string;
  comingSoonDate: string;
  companyName: string;
  defaultAboutBuilder?: string | null | undefined;
  defaultDisclaimer?: string | null | undefined;
  facebookUrl?: string | null | undefined;
  infoEmail: string;
  instagramUrl?: string | null | undefined;
  latitude: number;
  linkedinUrl?: string | null | undefined;
  loanSharePercent?: number | null | undefined;
  longitude: number;
  nearMetroMetres?: number | null | undefined;
  phones: Array<string>;
  referencePrefix?: string | null | undefined;
  registrationNumber: string;
  registrationValidTo?: string | null | undefined;
  salesEmail: string;
  slogan: string;
  whatsappNumber: string;
  youtubeUrl?: string | null | undefined;
};
export type SortDirection = 'ASCENDING' | 'DESCENDING';
export type SubscriberFilter = {
  source?: SubscriberSource | null | undefined;
};
export type SubscriberInput = {
  email: string;
  filledInMs?: number | null | undefined;
  noticeLanguage?: string | null | undefined;
  noticeVersion?: number | null | undefined;
  page?: string | null | undefined;
  source: SubscriberSource;
  submissionKey?: string | null | undefined;
  website?: string | null | undefined;
};
export type SubscriberSource = 'COMING_SOON' | 'NEWSLETTER';
export type SuggestionKind = 'BUILDER' | 'LANDMARK' | 'PLACE' | 'PROJECT' | 'STATION';
export type SwitchWebhookInput = {
  from?: ResumeFrom | null | undefined;
  id: string | number;
  on: boolean;
};
export type TakenBy = 'CALL' | 'EMAIL' | 'WHATSAPP';
export type TapInput = {
  arrivals?: ArrivalsInput | null | undefined;
  code?: string | null | undefined;
  kind: TapKind;
  page?: string | null | undefined;
};
export type TapKind = 'CALL' | 'WHATSAPP';
export type TeamMemberInput = {
  bio?: string | null | undefined;
  email?: string | null | undefined;
  experience?: string | null | undefined;
  facebookUrl?: string | null | undefined;
  fax?: string | null | undefined;
  instagramUrl?: string | null | undefined;
  linkedinUrl?: string | null | undefined;
  location?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  position: string;
  reraAgentNumber?: string | null | undefined;
  reraValidTo?: string | null | undefined;
  trainingCertificate?: string | null | undefined;
  trainingPassedOn?: string | null | undefined;
  youtubeUrl?: string | null | undefined;
};
export type TestimonialInput = {
  description: string;
  name: string;
  position: string;
};
export type Thumb = 'DOWN' | 'UP';
export type TodayPart = 'NEW' | 'OVERDUE' | 'TODAY' | 'TOMORROW' | 'UNTAKEN' | 'WAITING';
export type TowerInput = {
  certificateDate?: string | null | undefined;
  certificateNumber?: string | null | undefined;
  floors?: number | null | undefined;
  key?: string | null | undefined;
  lifts?: number | null | undefined;
  name: string;
  status?: TowerStatus | null | undefined;
  unitsPerFloor?: number | null | undefined;
};
export type TowerStatus = 'COMPLETED' | 'PLANNED' | 'UNDER_CONSTRUCTION';
export type TrackRecordInput = {
  deliveredOn?: string | null | undefined;
  launchedOn?: string | null | undefined;
  monthsLate?: number | null | undefined;
  place?: string | null | undefined;
  project: string;
  promisedOn: string;
  sourceAddress?: string | null | undefined;
  sourceTitle: string;
};
export type TrainingInput = {
  certificate: string;
  passedOn: string;
};
export type TransferPayer = 'BUYER' | 'HALF' | 'SELLER';
export type TypedText = {
  field: string;
  text: string;
};
export type UnitStatus = 'AGREEMENT' | 'AVAILABLE' | 'BLOCKED_BY_BUILDER' | 'BOOKED' | 'HOLD' | 'NOT_RELEASED' | 'REGISTERED' | 'RESALE';
export type UnsubscribeInput = {
  email: string;
  filledInMs?: number | null | undefined;
  noticeLanguage?: string | null | undefined;
  noticeVersion?: number | null | undefined;
  submissionKey?: string | null | undefined;
  website?: string | null | undefined;
};
export type VerdictReason = 'OTHER' | 'PLACE' | 'POSSESSION' | 'PRICE' | 'SIZE';
export type WebhookChanges = {
  code?: string | null | undefined;
  headers?: Array<WebhookHeaderInput> | null | undefined;
  kinds?: Array<ChangeKind> | null | undefined;
  name?: string | null | undefined;
  password?: string | null | undefined;
  url?: string | null | undefined;
  withDetails?: boolean | null | undefined;
};
export type WebhookHeaderInput = {
  name: string;
  value: string;
};
export type WebhookIdInput = {
  id: string | number;
};
export type WebhookOff = 'FAILED' | 'GONE' | 'SWITCHED';
export type WhatsAppReason = 'CHAT' | 'FORM' | 'PHONE';
export type WishIntent = 'BUY' | 'LET' | 'RENT' | 'SELL';
export type WishPart = 'AREA' | 'BEDROOMS' | 'BUDGET' | 'INTENT' | 'KINDS' | 'PLACES' | 'POSSESSION';
export type WishPurpose = 'INVESTMENT' | 'OWN_USE';
export type WishesInput = {
  filter?: ProjectFilter | null | undefined;
  intent?: WishIntent | null | undefined;
  language?: MessageLanguage | null | undefined;
  loan?: boolean | null | undefined;
  purpose?: WishPurpose | null | undefined;
};
export type WorksOfflineInput = {
  on: boolean;
};
