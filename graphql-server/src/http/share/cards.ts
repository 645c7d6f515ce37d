import type { ShareCompany, ShareSubject } from 'web/site/head/page-head.ts';
import { choiceWords } from 'domain/text/choices.ts';
import { impressionWords, isImpression } from 'domain/site/picture-nature.ts';
import { takenText } from 'domain/property/property-words.ts';
import { spokenPrice } from 'domain/money/plain-price.ts';
import { asVisitor } from '../../access/actor.ts';
import type { Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import { siteMarks } from '../../features/block/site-marks.ts';
import { blog } from '../../features/blog/blog.service.ts';
import { builder } from '../../features/builder/builder.service.ts';
import { property } from '../../features/property/property.service.ts';
import type { Property } from '../../features/property/property.type.ts';
import { advertDesk, portalOf } from '../../features/property/rera/advert-line.ts';
import { registrationLine } from '../../features/property/rera/registration-line.ts';
import { PropertyStatus } from '../../features/property/property.type.ts';
import { teamMember } from '../../features/team/team-member.service.ts';
import type { ShareCard } from './card.ts';
import { drawable } from './glyphs.ts';
import { listContent } from './list-cards.ts';

type Content = Omit<ShareCard, 'kind' | 'company' | 'registration' | 'marks'>;

/** What the share picture of an item shows to visitors; undefined for an item that they cannot see. */
export async function cardOf(
  context: Context,
  { kind, address }: ShareSubject,
  company: ShareCompany,
): Promise<ShareCard | undefined> {
  const visitor = asVisitor(context);
  const marks = await siteMarks(visitor);
  const sender = {
    ...{ company: company.companyName, registration: company.registrationNumber },
    ...(Object.keys(marks).length > 0 && { marks }),
  };
  if (kind === 'company')
    return { kind, id: 'site', title: company.companyName, line: company.slogan, ...sender, company: '' };
  const content = await contentOf(visitor, kind, address ?? {});
  // A list without anything shows the company.
  if (kind === 'list' && !content) return cardOf(context, { kind: 'company' }, company);
  return content && { kind, ...content, ...plainTitleOf(content, sender.company), ...sender };
}

/** Only signs that no font has, such as stars or the letters of another script, would leave the title empty. */
function plainTitleOf({ title, plainTitle, line }: Content, company: string): { plainTitle?: string } {
  if (/[\p{L}\p{N}]/u.test(drawable(title))) return { plainTitle: undefined };
  return { plainTitle: plainTitle ?? line ?? company };
}

async function contentOf(
  context: Context,
  kind: 'property' | 'story' | 'person' | 'builder' | 'list',
  address: { id?: string; slug?: string },
): Promise<Content | undefined> {
  const makers = { property: ofProperty, story: ofStory, person: ofPerson, builder: ofBuilder, list: ofList };
  return makers[kind](context, address).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'GONE') return undefined;
    throw error;
  });
}

async function ofProperty(context: Context, address: object): Promise<Content | undefined> {
  const found = await property(context, address);
  // A trial listing is not advertised.
  if (!found || found.isTrial) return undefined;
  const { _id, title, images, locality, city, address: place } = found;
  const line = registrationLine(found);
  const portal = portalOf(await advertDesk(context), found);
  const rera = [line, portal && new URL(portal).host].filter(Boolean).join(' · ');
  return {
    id: _id.toHexString(),
    photo: images[0]?.fileId,
    ...(isImpression(images[0]) && { picture: impressionWords }),
    title,
    plainTitle: `${choiceWords(found.kind ?? found.category)} in ${locality ?? city ?? 'Noida'}`,
    line: [locality, city].filter(Boolean).join(', ') || place,
    figure: figureOf(found),
    ...(rera && { rera }),
  };
}

function figureOf(found: Property): string {
  const { propertyStatus, soldAt } = found;
  const isTaken = [PropertyStatus.SOLD, PropertyStatus.OFF_MARKET].includes(propertyStatus);
  if (isTaken) return takenText({ propertyStatus, soldAt: soldAt?.toISOString() ?? null });
  return spokenPrice(found);
}

function ofList(context: Context, { slug = '' }: { slug?: string }): Promise<Content | undefined> {
  return listContent(context, slug);
}

async function ofStory(context: Context, address: object): Promise<Content | undefined> {
  const found = await blog(context, address);
  if (!found) return undefined;
  return {
    id: found._id.toHexString(),
    photo: found.image?.fileId,
    title: found.title,
    line: `By ${found.writtenBy}`,
  };
}

async function ofPerson(context: Context, address: object): Promise<Content | undefined> {
  const found = await teamMember(context, address);
  if (!found) return undefined;
  return {
    id: found._id.toHexString(),
    photo: found.image.fileId,
    title: found.name,
    line: found.position,
  };
}

async function ofBuilder(context: Context, address: object): Promise<Content | undefined> {
  const found = await builder(context, address);
  if (!found) return undefined;
  return {
    id: found._id.toHexString(),
    photo: found.image?.fileId,
    title: found.name,
    ...(found.since && { line: `Building since ${found.since}` }),
  };
}
