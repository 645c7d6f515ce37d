import { privateFields } from 'domain/property/private-fields.ts';
import type { PrivateName, PrivateTexts, StoredPrivateFacts } from 'domain/property/private-fields.ts';
import { parsePrice } from 'domain/money/parse-price.ts';
import { withLatinDigits } from 'domain/text/typed-text.ts';
import type { FieldMessages } from '../../../base/errors.ts';
import { phoneSentence, toE164 } from '../../../base/text/phone.ts';

const mostFloors = 200;
const sentences = {
  totalFloors: `Please enter a whole number from 1 to ${mostFloors}.`,
  floor: 'The floor is above the last floor of the building.',
  lowestPrice: 'Please enter one price, such as 92 lakh or 1.05 Cr.',
};

/**
 * The private facts as they are stored: the number in E.164, the price in rupees; null if all are empty. Call it with facts
 * that `wrongPrivateFacts` finds right.
 */
export function readPrivateFacts(typed: PrivateTexts): StoredPrivateFacts | null {
  const names = Object.keys(privateFields) as PrivateName[];
  if (!names.some((name) => typed[name])) return null;
  const texts = names.map((name) => [name, typed[name] ?? null]);
  return {
    ...(Object.fromEntries(texts) as Record<PrivateName, string | null>),
    ownerMobile: toE164(typed.ownerMobile),
    totalFloors: floorsOf(typed.totalFloors),
    lowestPrice: priceOf(typed.lowestPrice),
  };
}

/** The private facts that cannot be understood, under the names of the form. */
export function wrongPrivateFacts(typed: PrivateTexts | undefined): FieldMessages {
  if (!typed || typeof typed !== 'object') return {};
  const { ownerMobile, totalFloors, floor, lowestPrice } = typed;
  const [, level = '', last = ''] =
    /^(\d{1,3})(?:st|nd|rd|th)?(?:\s*(?:\/|of)\s*(\d{1,3}))?/i.exec(withLatinDigits(floor ?? '')) ?? [];
  const floors = floorsOf(totalFloors);
  const highest = floors ?? floorsOf(last);
  return {
    ...(ownerMobile && !toE164(ownerMobile) && { 'privateFacts.ownerMobile': phoneSentence }),
    ...(totalFloors && floors === null && { 'privateFacts.totalFloors': sentences.totalFloors }),
    ...(highest !== null && Number(level) > highest && { 'privateFacts.floor': sentences.floor }),
    ...(lowestPrice &&
      priceOf(lowestPrice) === null && { 'privateFacts.lowestPrice': sentences.lowestPrice }),
  };
}

function floorsOf(typed: string | undefined): number | null {
  const floors = Number(withLatinDigits(typed ?? '') || NaN);
  return Number.isInteger(floors) && floors >= 1 && floors <= mostFloors ? floors : null;
}

function priceOf(typed: string | undefined): number | null {
  const parsed = parsePrice(typed);
  return 'refusal' in parsed || parsed.value?.to ? null : (parsed.value?.from ?? null);
}
