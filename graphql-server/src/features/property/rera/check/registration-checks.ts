import { isSampleNumber } from 'domain/property/rera-words.ts';
import { formatDay } from 'domain/text/format.ts';
import { BuildStage, SaleKind } from '../../facts/facts.type.ts';
import { monthOf, stageOf } from '../../facts/property-stage.ts';
import { PropertyStatus } from '../../property.type.ts';
import {
  about,
  at,
  blocking,
  daysBetween,
  daysOf,
  fits,
  notApplicable,
  ok,
  warning,
  type CheckQuestion,
  type CheckRow,
  type Finding,
} from './check-sheet.ts';
import { findExemption } from './exemption-check.ts';
import { LintKind } from '../lint/lint-rules.ts';
import { claimsOf } from './listing-claims.ts';
import { missingEvidence } from './missing-evidence.ts';
import { ReraStatus } from '../rera-block.type.ts';

const noNumberNeeded = 'The listing needs no project registration.';

/** Whether it is the resale of a home that is still being built: its project is live, and its number is shown. */
function isBookingResale({ property, rera }: CheckQuestion): boolean {
  return rera.status === ReraStatus.RESALE_BY_OWNER && stageOf(property) !== BuildStage.READY;
}

/**
 * Whether it is of a project that is being built, or says that it comes before a registration: whatever is typed besides, only
 * a registration makes it lawful. A home that is let may be let before it is ready.
 */
function isOfNewProject({ property, facts, book }: CheckQuestion): boolean {
  const stage = stageOf(property, monthOf(book.day));
  const isLet = property.propertyStatus === PropertyStatus.FOR_RENT;
  return (
    stage === BuildStage.NEW_LAUNCH ||
    (stage === BuildStage.UNDER_CONSTRUCTION && !isLet) ||
    claimsOf(property, facts.textsBeside).some(({ kind }) => kind === LintKind.LAUNCH)
  );
}

/** Whether all of the block of a live project must be there. */
export function needsNumber(question: CheckQuestion): boolean {
  return (
    question.rera.status === ReraStatus.REGISTERED || isBookingResale(question) || isOfNewProject(question)
  );
}

/** A check that concerns live projects only. */
function ofRegistered(find: (question: CheckQuestion) => Finding): CheckRow['find'] {
  return (question) => {
    if (!question.rera.status) return at('rera.status', blocking('First choose why it may be advertised.'));
    return needsNumber(question) ? find(question) : notApplicable(noNumberNeeded);
  };
}

/** Checks 1 to 8 and 16: what the Act and the authority ask of the registration. */
export const registrationChecks: readonly CheckRow[] = [
  {
    ...{ number: 1, title: 'Why it may be advertised', field: 'rera.status' },
    why: 'Section 3 of the Act: only a registered project may be advertised, unless it is exempt.',
    find: findStatus,
  },
  {
    ...{ number: 2, title: 'Registration number', field: 'reraNumber' },
    why: 'Sections 9(5) and 11(2) of the Act: an advertisement shows the number.',
    // A new project needs it, whether or not the status is chosen.
    find: (question) => (isOfNewProject(question) ? findNumber : ofRegistered(findNumber))(question),
  },
  {
    ...{ number: 3, title: 'Number of this project alone', field: 'reraNumber' },
    why: 'One phase has one registration; phases of one project may share a page.',
    find: ({ property, facts }) => {
      if (!property.reraNumber) return notApplicable('The listing has no number.');
      const [first, ...more] = facts.othersWithNumber;
      if (!first) return ok('No other property has this number.');
      const rest = more.length > 0 ? ` and ${more.length} more` : '';
      return warning(`“${first}”${rest} has the same number.`);
    },
  },
  {
    ...{ number: 4, title: 'Validity', field: 'rera.validTo' },
    why: 'Sections 5 and 6 of the Act: a registration ends on the day of its certificate and extensions.',
    find: ofRegistered(findValidity),
  },
  {
    ...{ number: 5, title: 'Looked up on the portal', field: 'rera.checkedOn' },
    why: 'The certificate and the portal are the evidence of the registration.',
    find: ofRegistered(findLook),
  },
  {
    ...{ number: 6, title: 'QR code', field: 'rera.qrLink' },
    why: 'UP RERA notice 628: an advertisement shows the QR code of the project.',
    find: ofRegistered(findQr),
  },
  {
    ...{ number: 7, title: 'Collection account', field: 'rera.accountNumber' },
    why: 'UP RERA notice 628: an advertisement shows the collection account of the project.',
    find: ofRegistered(findAccount),
  },
  {
    ...{ number: 8, title: 'Portal', field: 'rera.authority' },
    why: 'UP RERA notice 628: an advertisement names the portal of the authority.',
    find: ofRegistered(({ rera, book }) => {
      if (!rera.authority) return blocking('Choose the authority; its portal is shown beside the number.');
      const rule = book.find('rera.portal');
      return rule
        ? ok(`The page links to ${rule.value}.`, rule)
        : warning('No rule names the portal of this authority: not known. The page shows no link.');
    }),
  },
  {
    ...{ number: 16, title: 'Exemption', field: 'rera.exemption' },
    why: 'Section 3(2) of the Act names the projects that need no registration.',
    find: findExemption,
  },
];

function findStatus({ property, rera }: CheckQuestion): Finding {
  const { status } = rera;
  const toLet = property.propertyStatus === PropertyStatus.FOR_RENT;
  if (!status) return blocking('Choose whether it is registered, exempt, a resale by the owner or to let.');
  if (status === ReraStatus.RENT && !toLet)
    return blocking('You chose “To let”, but the property is for sale.');
  if (toLet && status === ReraStatus.RESALE_BY_OWNER)
    return blocking('You chose “Resale by the owner”, but the property is to let.');
  if (status === ReraStatus.RESALE_BY_OWNER && property.sale === SaleKind.NEW)
    return at('sale', blocking('You chose “Resale by the owner”, but the sale is “New, from the builder”.'));
  return ok('The status is chosen.');
}

function findNumber(question: CheckQuestion): Finding {
  const { property, rera, book } = question;
  const { reraNumber } = property;
  if (!reraNumber)
    return blocking(
      rera.status === ReraStatus.REGISTERED
        ? 'Enter the registration number from the certificate.'
        : 'A project that is a new launch, is being built or is announced needs its registration number, whatever else is typed.',
    );
  const rule = book.find('rera.projectPattern');
  if (isSampleNumber(reraNumber)) return blocking('This number is a sample. Enter the real one.', rule);
  if (fits(book, 'rera.promoterPattern', reraNumber))
    return blocking(
      'This is the number of the promoter. Enter the number of the project.',
      book.find('rera.promoterPattern'),
    );
  if (fits(book, 'rera.agentPattern', reraNumber))
    return blocking(
      'This is the number of an agent. Enter the number of the project.',
      book.find('rera.agentPattern'),
    );
  const fitting = fits(book, 'rera.projectPattern', reraNumber);
  if (fitting === null)
    return warning(
      'No rule says how numbers of this authority look: not known. Compare it letter by letter.',
    );
  if (fitting) return ok('The number is well formed.', rule);
  return rera.asPrinted
    ? ok('The certificate shows the number exactly like this.', rule)
    : warning(
        'The number does not look like those of this authority. Compare it with the certificate, and tick that it stands there.',
        rule,
      );
}

function findValidity({ rera, facts }: CheckQuestion): Finding {
  const { validTo, extensionAppliedOn, extensionReceipt, extensionTo } = rera;
  if (!validTo) return blocking('Enter the last day of the registration.');
  if (validTo >= facts.publishDay) return ok(`The registration is valid until ${formatDay(validTo)}.`);
  const ended = `The registration ended on ${formatDay(validTo)}.`;
  if (!extensionAppliedOn || !extensionReceipt)
    return blocking(`${ended} Enter the new day, or the application for an extension with its receipt.`);
  if (!extensionTo)
    return at('rera.extensionTo', blocking(`${ended} Enter the last day that the extension asks for.`));
  return extensionTo >= facts.publishDay
    ? about(
        `The registration ended on ${validTo}. An extension to ${extensionTo} was applied for on ${extensionAppliedOn}, receipt ${extensionReceipt}.`,
        warning(
          `${ended} An extension to ${formatDay(extensionTo)} was applied for on ${formatDay(extensionAppliedOn)}, receipt ${extensionReceipt}.`,
        ),
      )
    : blocking(`${ended} The extension that was applied for ended on ${formatDay(extensionTo)}.`);
}

function findLook({ rera: { checkedOn, checkedBy }, facts, book }: CheckQuestion): Finding {
  const limit = daysOf(book, 'rera.recheckDays');
  // Before visitors see the number for the first time, it is proven; afterwards the same is asked for.
  const open = facts.wasShown ? warning : blocking;
  if (!checkedOn) return open('Look the number up on the portal, and enter the day.', limit?.rule);
  const age = daysBetween(checkedOn, book.day);
  if (limit && age > limit.days)
    return about(
      `checked on ${checkedOn}`,
      open(`The portal was last checked ${age} days ago. Look the number up again.`, limit.rule),
    );
  if (!checkedBy) return open('Enter the day of the look-up again, so that your name is kept with it.');
  if (!facts.hasEvidence) return at('documents', open(missingEvidence(facts), limit?.rule));
  return limit
    ? ok(`The portal was checked on ${formatDay(checkedOn)}, and the evidence is kept.`, limit.rule)
    : warning('No rule says how often the portal is checked: not known.');
}

/** The host of a link; null for a text that is none. */
function hostOf(link: string): string | null {
  return URL.canParse(link) ? new URL(link).host : null;
}

function findQr({ rera: { qrLink }, book }: CheckQuestion): Finding {
  const required = book.find('rera.requireQr');
  const hosts = book.find('rera.qrHosts');
  if (!qrLink) {
    if (required?.value === 'no') return notApplicable('The authority asks for no QR code.');
    const text = 'Choose a picture of the QR code on the certificate.';
    return required ? blocking(text, required) : warning(`${text} Whether it must be shown is not known.`);
  }
  if (!hosts) return warning('No rule names the sites that QR codes of this authority lead to: not known.');
  const host = hostOf(qrLink);
  return host && hosts.value.split(' ').includes(host)
    ? ok(`The QR code leads to ${host}.`, hosts)
    : blocking(`The QR code leads to ${host ?? 'no site'}, not to the authority.`, hosts);
}

function findAccount({ rera, book }: CheckQuestion): Finding {
  const rule = book.find('rera.requireCollectionAccount');
  const missing = [
    !rera.accountNumber && { name: 'number', field: 'rera.accountNumber' },
    !rera.accountBank && { name: 'bank', field: 'rera.accountBank' },
    !rera.accountIfsc && { name: 'IFSC', field: 'rera.accountIfsc' },
  ].filter((part) => typeof part === 'object');
  const [first] = missing;
  if (!first) return ok('The collection account is complete.', rule);
  const names = missing.map(({ name }) => name).join(', ');
  const text = `The collection account lacks: ${names}.`;
  if (rule?.value === 'no') return notApplicable('The authority asks for no collection account.');
  return at(
    first.field,
    rule ? blocking(text, rule) : warning(`${text} Whether it must be shown is not known.`),
  );
}
