import 'reflect-metadata';
import { InputType } from 'type-graphql';
import { findNotice, noticeId } from 'domain/site/notice-versions.ts';
import { shortAddress } from '../../access/short-address.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { FlagField } from '../../base/input.ts';
import { ConsentPurpose } from './consent.type.ts';
import type { ConsentReceipt } from './consent.type.ts';
import { SubmissionInput } from './submission.ts';

/** The boxes of forms that ask for more than an answer; one that is left out is not ticked. */
@InputType()
export abstract class ConsentInput extends SubmissionInput {
  @FlagField('Whether name and phone number may be passed to the builder of the property.')
  shareWithBuilder?: boolean;

  @FlagField('Whether the company may write on WhatsApp.')
  whatsapp?: boolean;

  @FlagField('Whether the company may send news by e-mail; the address becomes a subscriber.')
  newsletter?: boolean;
}

type Ticked = SubmissionInput & Pick<ConsentInput, 'shareWithBuilder' | 'whatsapp' | 'newsletter'>;

/**
 * The receipt of a sent form: what was asked for by sending it, and each ticked box. One consent never implies another,
 * and what is absent was not given.
 */
export function receiptOf(
  { address }: Pick<Context, 'address'>,
  input: Ticked,
  page: string | null = null,
  asked = ConsentPurpose.ANSWER,
): ConsentReceipt {
  const { noticeVersion, noticeLanguage, shareWithBuilder, whatsapp, newsletter } = input;
  const notice = findNotice(noticeVersion, noticeLanguage ?? undefined);
  const purposes = [
    asked,
    ...(shareWithBuilder ? [ConsentPurpose.SHARE_WITH_BUILDER] : []),
    ...(whatsapp ? [ConsentPurpose.WHATSAPP] : []),
    ...(newsletter ? [ConsentPurpose.NEWSLETTER] : []),
  ];
  return {
    noticeId,
    noticeVersion: notice?.version ?? null,
    noticeLanguage: notice?.language ?? null,
    consents: purposes.map((purpose) => ({ purpose, withdrawnAt: null })),
    givenAt: timeNow(),
    address: shortAddress(address),
    page,
  };
}

/** Whether a purpose was allowed and not taken back; null where no form asked. */
export function allows(receipt: ConsentReceipt | null | undefined, purpose: ConsentPurpose): boolean | null {
  if (!receipt) return null;
  return receipt.consents.some((one) => one.purpose === purpose && one.withdrawnAt === null);
}
