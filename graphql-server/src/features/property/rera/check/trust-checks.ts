import { isSampleNumber } from 'domain/property/rera-words.ts';
import { formatDay } from 'domain/text/format.ts';
import { dayInIndia } from '../../../../base/clock.ts';
import { BuildStage, PropertyKind } from '../../facts/facts.type.ts';
import { monthOf, stageOf } from '../../facts/property-stage.ts';
import { CheckLevel } from './listing-check.type.ts';
import { staleDaysOf } from '../../price/price-history.ts';
import { pricedWithoutCarpet } from '../../inventory/configured.ts';
import { AreaBasis } from '../../property.type.ts';
import { lastDayOf } from '../../facts/property-stage.ts';
import {
  about,
  at,
  blocking,
  daysBetween,
  fits,
  notApplicable,
  ok,
  warning,
  type CheckQuestion,
  type CheckRow,
  type Finding,
} from './check-sheet.ts';
import { figuresCheck, findFigures, withFigures } from './improbable-figures.ts';
import { LintKind } from '../lint/lint-rules.ts';
import { claimsOf } from './listing-claims.ts';
import { needsNumber } from './registration-checks.ts';
import { registrationLine } from '../registration-line.ts';
import { ReraStatus } from '../rera-block.type.ts';

/** Words by which a text says what the price leaves out. */
const saysWhatIsOut =
  /\b(?:excludes?|excluding|exclusive\s+of|not\s+included?|extra|besides|before\s+tax|plus\s+(?:gst|taxes|charges)|all[\s-]inclusive|includes)\b/i;
const longest = 80;

/** Checks 9 to 15 and 17: the agent, the areas, the price and the words of the listing. */
export const trustChecks: readonly CheckRow[] = [
  {
    ...{ number: 9, title: 'Our registration as an agent', field: 'company' },
    why: 'Section 9 of the Act, and the order of 5 January 2026 on training.',
    find: findAgent,
  },
  {
    ...{ number: 10, title: 'Written authority', field: 'rera.authorityScope' },
    why: 'Section 10 of the Act: an agent acts for a promoter or an owner who authorised it.',
    find: findAuthority,
  },
  {
    ...{ number: 11, title: 'Carpet area', field: 'area' },
    why: 'Section 2(k) of the Act: homes are sold by carpet area.',
    find: ({ property }) => {
      const { price, areas, kind } = property;
      if (!price) return notApplicable('It has no price.');
      const isPlot = kind === PropertyKind.PLOT || areas.every(({ basis }) => basis === AreaBasis.PLOT);
      if (isPlot && areas.length > 0) return notApplicable('A plot has no carpet area.');
      const [named] = pricedWithoutCarpet(property);
      if (named !== undefined)
        return at(
          'configurations',
          blocking(`“${named}” has a price but no carpet area. Please enter the area.`),
        );
      return areas.some(({ basis }) => basis === AreaBasis.CARPET)
        ? ok('The carpet area is stated; the price per area is computed on it.')
        : blocking('It has a price but no carpet area. Enter the area, such as “1,150 sq ft carpet”.');
    },
  },
  {
    ...{ number: 12, title: 'Possession', field: 'rera.registeredCompletion' },
    why: 'Sections 12 and 18 of the Act: a promise before the registered day misleads.',
    find: findPossession,
  },
  {
    ...{ number: figuresCheck, title: 'Price as on a day', field: 'price' },
    why: 'Section 12 of the Act: an old price, a wrong one, or one that hides charges, misleads.',
    find: (question) => withFigures(findFigures(question.property), findPrice(question)),
  },
  {
    ...{ number: 14, title: 'Words and pictures', field: 'description' },
    why: 'Sections 10(c) and 12 of the Act: no misleading claim, in words or in pictures.',
    find: findClaims,
  },
  {
    ...{ number: 15, title: 'Pictures cleared', field: 'rera.picturesClearedOn' },
    why: 'The pictures and the brochure are the builder’s.',
    find: (question) => {
      if (!needsNumber(question)) return notApplicable('The pictures are not the builder’s.');
      return question.rera.picturesClearedOn
        ? ok(`The builder cleared the pictures on ${formatDay(question.rera.picturesClearedOn)}.`)
        : warning('Enter the day on which the builder cleared the pictures.');
    },
  },
  {
    ...{ number: 17, title: 'Shown everywhere', field: 'rera.status' },
    why: 'Section 2(b) of the Act: page, print, share picture, feed and mail are all advertisements.',
    find: ({ property }) => {
      const line = registrationLine(property);
      if (!line && property.rera?.status === ReraStatus.RENT)
        return ok('A home to let shows no registration of its project.');
      return line
        ? ok(`Pages, share pictures, feeds and e-mails show: “${line}”.`)
        : blocking('There is no line to show: choose a status or enter the number.');
    },
  },
];

/** All that is missing of the agent at once: the number, its last day and the training. */
function findAgent({ facts: { agent }, book }: CheckQuestion): Finding {
  const { number, validTo, trained } = agent;
  const pattern = book.find('rera.agentPattern');
  const training = book.find('rera.trainingBlocksFrom');
  const isOwn = number && !isSampleNumber(number);
  const blocks = [
    !isOwn && 'Our registration number as an agent is not entered yet.',
    !validTo && 'Its last day is not entered yet.',
    validTo && validTo < book.day && `Our registration as an agent ended on ${formatDay(validTo)}.`,
  ].filter(Boolean);
  const untrained = !trained && 'No training certificate of the person who looks after it is recorded.';
  if (blocks.length > 0) return blocking([...blocks, untrained].filter(Boolean).join(' '), pattern);
  if (untrained)
    return at(
      'team',
      training && book.day >= training.value ? blocking(untrained, training) : warning(untrained, training),
    );
  if (fits(book, 'rera.agentPattern', number) === false)
    return warning(
      'Our number does not look like those of agents. Compare it with the certificate.',
      pattern,
    );
  return ok(`Our registration as an agent is valid until ${formatDay(validTo ?? '')}.`, pattern);
}

function findAuthority({ rera, book }: CheckQuestion): Finding {
  if (rera.status === ReraStatus.RENT) return notApplicable('The listing is to let.');
  const giver = rera.status === ReraStatus.RESALE_BY_OWNER ? 'owner' : 'promoter';
  if (!rera.authorityScope) return warning(`Enter what the ${giver} authorised us in writing to do.`);
  if (!rera.authorityFrom) return at('rera.authorityFrom', warning('Enter the first day of the authority.'));
  if (rera.authorityFrom > book.day || (rera.authorityTo && rera.authorityTo < book.day))
    return at(
      'rera.authorityTo',
      about(
        `The authority of the ${giver} does not hold today.`,
        warning(`The authority of the ${giver} is not valid today.`),
      ),
    );
  return ok(`The ${giver} authorised us in writing.`);
}

function findPossession(question: CheckQuestion): Finding {
  const { property, rera } = question;
  const promised = lastDayOf(property.completion);
  if (!needsNumber(question) || !promised) return notApplicable('It promises no completion.');
  if (!rera.registeredCompletion) return warning('Enter the registered day of completion.');
  if (promised >= rera.registeredCompletion) return ok('It promises no earlier day than the registered one.');
  return rera.completionIsEstimate
    ? ok('The earlier day is marked as the builder’s estimate.')
    : at(
        'yearBuilt',
        about(
          `It promises completion before the registered day, ${rera.registeredCompletion}.`,
          warning(
            `It promises completion before the registered day, ${formatDay(rera.registeredCompletion)}.`,
          ),
        ),
      );
}

function findPrice({ property, book }: CheckQuestion): Finding {
  const { price, pricedAt, costs, description, disclaimer } = property;
  if (!price) return notApplicable('It has no price.');
  const age = daysBetween(dayInIndia(pricedAt), book.day);
  if (age > staleDaysOf(book))
    return about(
      `priced on ${dayInIndia(pricedAt)}`,
      warning(`The price is ${age} days old. Confirm it or change it.`),
    );
  const says = Boolean(costs) || saysWhatIsOut.test([...description, disclaimer].join('\n'));
  return says
    ? ok('The price shows its date and what it does not include.')
    : at('disclaimer', warning('Say what the price does not include.'));
}

function findClaims(question: CheckQuestion): Finding {
  const words = findWords(question);
  const pictures = findPictures(question);
  if (!pictures) return words;
  if (words.level === CheckLevel.OK) return pictures;
  return { ...words, text: `${words.text} ${pictures.text}`, about: `${words.text} ${pictures.about}` };
}

/** Pictures of a building that is not there yet must say what they are. Plans are drawings, as anyone sees. */
function findPictures({ property, book }: CheckQuestion): Finding | null {
  const { images, configurations = [] } = property;
  const stage = stageOf(property, monthOf(book.day));
  if (!stage || stage === BuildStage.READY) return null;
  const plans = configurations.map(({ planId }) => planId);
  const open = images.filter(({ fileId, nature }) => !nature && !plans.includes(fileId.toHexString()));
  if (open.length === 0) return null;
  const which =
    open.length === 1
      ? 'One picture does not say what it is. Mark it'
      : `${open.length} pictures do not say what they are. Mark each`;
  const text = `${which} as a photograph or as an artist’s impression.`;
  return at('images', about('pictures that do not say what they are', warning(text)));
}

function findWords({ property, facts }: CheckQuestion): Finding {
  const claims = claimsOf(property, facts.textsBeside);
  const launch = claims.find(({ kind }) => kind === LintKind.LAUNCH);
  // Without a number, no reason makes it lawful to advertise before a registration.
  const isBlocked = launch && !property.reraNumber;
  const [first, ...more] = isBlocked ? [launch, ...claims.filter((claim) => claim !== launch)] : claims;
  if (!first) return ok('No word promises what an advertisement must not, and pictures say what they are.');
  const sentence = first.sentence.length > longest ? `${first.sentence.slice(0, longest)}…` : first.sentence;
  const rest = more.length > 0 ? ` There are ${more.length} more such sentences.` : '';
  const text = `“${sentence}” ${first.text}.`;
  return at(
    first.field,
    isBlocked
      ? blocking(`${text} Take it out, or enter the registration number.${rest}`)
      : warning(`${text}${rest}`),
  );
}
