import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { createSchema } from './schema.ts';

const app = await startTestApp();
const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

test('each value of an enum has a description', () => {
  const undescribed = types
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map((value) => ({ ...value, type: type.name })))
    .filter(({ description }) => !/^[A-Z`“].*[.:?]$/s.test(description ?? ''));
  expect(undescribed.map(({ type, name }) => `${type}.${name}`)).toEqual([]);
});

test('each scalar of ours names what specifies it', () => {
  const ours = types
    .filter(isScalarType)
    .filter(({ name }) => !/^(?:String|Boolean|Int|Float|ID)$/.test(name));
  const vague = ours.filter(({ specifiedByURL }) => !specifiedByURL?.startsWith('https://'));
  // A file has no value that could be written down.
  expect(vague.map(({ name }) => name)).toEqual(['Upload']);
});

test('each day and each decimal number that is a text has a typed field beside it', () => {
  const texts = types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name === 'String')
      .map(({ name, description }) => ({ type, name, description: description ?? '' })),
  );
  // The value of a rule is a day in some rules alone.
  const named = texts.filter(({ type, name }) => `${type.name}.${name}` !== 'Rule.value');
  const beside = (suffix: string) => (one: (typeof texts)[number]) =>
    one.type.getFields()[`${one.name}${suffix}`] === undefined;
  const days = named.filter(({ description }) => description.includes('YYYY-MM-DD'));
  const decimals = named.filter(({ description }) => /decimal number as text|two decimals/.test(description));
  expect([days.length > 35, decimals.length > 12]).toEqual([true, true]);
  expect(days.filter(beside('AsDate')).map(({ type, name }) => `${type.name}.${name}`)).toEqual([]);
  expect(decimals.filter(beside('AsDecimal')).map(({ type, name }) => `${type.name}.${name}`)).toEqual([]);
});

test('a typed field answers what the text beside it says, under its other name too', async () => {
  const { id } = await addProperty(app, {
    price: '1.25 Cr',
    area: '1,000 sq ft carpet',
    category: 'RESIDENTIAL',
  });
  const { data } = await app.ask<{ costSheet: Record<string, string | null> }>(
    `query ($id: ID!) {
      costSheet(propertyId: $id) {
        day dayAsDate bookedOn booked: bookedOnAsDate perSquareFoot perSquareFootAsDecimal
      }
    }`,
    { id },
  );
  const { day, dayAsDate, bookedOn, booked, perSquareFoot, perSquareFootAsDecimal } = data.costSheet;
  expect([dayAsDate, booked]).toEqual([day, bookedOn]);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(perSquareFoot).toMatch(/^\d+\.\d\d$/);
  expect(perSquareFootAsDecimal).toBe(perSquareFoot);
});

/** The mutations from before the rule; none comes to them. */
const older = new Set(
  `addApplicationNote addContactNote addOutcome addPasskey addPersonNote addPropertyDocument addPushDevice
    addSharedHome addSharedNote answerListingReport askForAlert changeApiToken changePassword
    changePropertyPrices chooseColour choosePassword confirmAlert confirmMail confirmPrice
    confirmRule confirmSecondFactor createAccount createApiToken createBlog createBuilder createContact
    createMediaItem createPlace createProgressPhoto createProperty createRule createTeamMember
    createTestimonial deleteItems deletePlace disableSecondFactor duplicateBlog duplicateProperty
    endSession endSharedShortlist erasePersonalData exportPersonalData goLive handOver handOverByTurns
    importListings importUnits inviteAccount login loginWithPasskey logout logoutEverywhere mergePeople
    notSamePerson noteMessage noteTap offerBrochures offerCoupons purgeItems putBack recordTraining
    removeCoupon removeJobOpening removeMessageTemplate removePasskey removePropertyDocument
    removePushDevice removeSampleContent removeSecondFactor removeSharedNote removeUnits renewInvitation
    renewRecoveryCodes replaceRule reportListing requestPasswordLink requirePasskey resetAccountPassword
    restoreItems restoreVersion retryMail revokeApiToken saveBlocks saveBreach saveCoupon saveDuty
    saveDutySettings saveJobOpening saveLeadAccess saveMessageTemplate saveUnits sendTestMail
    separatePerson setAccountDisabled setAccountEmail setAccountMember setAccountRole
    setApplicationNextDate setApplicationState setApplicationStates setApplicationsRead
    setBlogPublication setContactNextDate setContactNextDates setContactState setContactStates
    setContactsRead setContactsResponsible setHomeVerdict setNextStep setNextSteps setPeopleRead
    setPersonChannel setPersonState setPersonStates setPersonWishes setPropertyPrice
    setPropertyPublication setPropertyStatuses setSender setSharedHomeHidden setSharedShortlistMode
    setSharedThumb setWhatsAppAllowed settleSetupStep shareShortlist showReach showUnitNumbers
    startPasskey startPasskeyLogin startSecondFactor stopAlert submitApplication submitContact
    submitOrder subscribe takePerson testPushDevice undoApplicationStates undoContactStates undoHandOver
    undoMerge undoOutcome undoPersonStates undoPropertyBatch unsubscribe updateBlog updateBuilder
    updateCompanyFacts updateContact updateMailSettings updateMediaItem updatePlace updatePrivacySettings
    updateProgressPhoto updateProperty updateRule updateSettings updateTeamMember updateTestimonial
    uploadPicture withdrawConsent withdrawInvitation`.split(/\s+/),
);

test('a new mutation takes one input and answers a payload', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const asked = new Set(queries.map(({ type }) => getNamedType(type).name));
  const others = mutations.filter(({ name }) => !older.has(name));
  expect(others.length).toBeGreaterThan(0);
  for (const { name, args, type } of others) {
    const [input] = args;
    const isOneInput = args.length === 1 && input?.name === 'input' && isNonNullType(input.type);
    expect([name, isOneInput && isInputObjectType(getNamedType(input.type))]).toEqual([name, true]);
    // A payload is an object of its own, which no query answers.
    const isPayload = isNonNullType(type) && isObjectType(type.ofType) && !asked.has(type.ofType.name);
    expect([name, isPayload]).toEqual([name, true]);
  }
  expect([...older].filter((name) => !mutations.some((field) => field.name === name))).toEqual([]);
});
