import { costSheetContent as texts } from 'domain/cost/cost-sheet.content.ts';
import { dueWords, figuresOf, lineNote, planLines, rulesOf, withoutWords } from 'domain/cost/sheet-words.ts';
import { areaLabel } from 'domain/property/property-words.ts';
import { formatDay, formatRupees, groupRupees } from 'domain/text/format.ts';
import { reportedWords, ruleTitle, sinceWords, valueWords } from 'domain/rule/rule-words.ts';
import { squareFeet } from 'domain/area/square-feet.ts';
import { dayInIndia } from '../../base/clock.ts';
import type { CostLine, CostSheet } from '../../features/cost/cost-sheet.type.ts';
import type { Rule } from '../../features/rule/rule.type.ts';
import { mutedInk, Paper } from './paper.ts';

export interface CostSheetPaper {
  company: string;
  /** Its colour and its logo, if it has its own. */
  colour?: string;
  logo?: Buffer;
  /** The name and the address of the project. */
  title: string;
  place: string;
  /** How advertisements name the registration. */
  advertisement: string;
  sheet: CostSheet;
  /** What the visitor chose, and the name of the configuration that counts. */
  chosen: { configuration: string | null; floor?: number; buyer: keyof typeof texts.form.buyers };
  isOldRule: (rule: Rule) => boolean;
  /** The public address of the page with the same choices; null if the site has none. */
  address: string | null;
}

const { table, paper: words } = texts;
const muted = { size: 8, colour: mutedInk };

/** The cost sheet as a PDF: what the page shows for the same choices, with every rule and its source. */
export async function costSheetPdf(asked: CostSheetPaper): Promise<Buffer> {
  const { company, title, place, advertisement, sheet, address } = asked;
  const paper = new Paper(texts.of(title), company, new Date(dayInIndia()), asked.colour);
  if (address) paper.code(address);
  if (asked.logo) paper.picture(asked.logo);
  paper.text(company, { size: 10, colour: paper.colour, part: 0.8 });
  paper.text(texts.title, { font: 'heading', size: 22, space: 2, part: 0.8 });
  paper.text(`${title}, ${place}`, { size: 11, part: 0.8 });
  paper.text(choiceWords(asked), { part: 0.8 });
  paper.text(advertisement, { ...muted, part: 0.8 });
  addTotal(paper, sheet);
  addLines(paper, sheet);
  addPayments(paper, sheet);
  addRest(paper, sheet);
  addRules(paper, asked);
  return paper.end([texts.estimate, address].filter(Boolean).join('\n'), words.page);
}

/** “3 BHK 1,950, Unit L-2301, Lower tower, Carpet area 1,480 sq ft, Floor 23, Woman (or women)”. */
function choiceWords({ chosen, sheet }: CostSheetPaper): string {
  const floor = sheet.unit?.floor ?? chosen.floor ?? null;
  const words = [
    chosen.configuration,
    sheet.unit && texts.unit.name(sheet.unit),
    `${areaLabel(sheet)} ${squareFeet(sheet.carpet)}`,
    texts.unit.floor(floor),
    texts.form.buyers[chosen.buyer],
  ];
  return words.filter(Boolean).join(', ');
}

function addTotal(paper: Paper, sheet: CostSheet): void {
  paper.space(8);
  paper.text(texts.total, { ...muted, space: 0 });
  paper.text(formatRupees(sheet.total), { size: 20, colour: paper.colour });
  if (sheet.unknown.length > 0)
    paper.text(texts.without(sheet.unknown.map((key) => texts.names[key]).join(', ')));
  if (sheet.hasOldRules) paper.text(texts.oldRules);
  const figures = figuresOf(sheet);
  paper.space(4);
  paper.row(
    figures.map(({ label, text, note }) => ({
      text,
      note: [label, note].filter(Boolean).join('. '),
      size: 11,
      part: 1 / figures.length,
    })),
  );
}

function addLines(paper: Paper, sheet: CostSheet): void {
  const own = sheet.lines.filter(({ inAgreementValue }) => inAgreementValue);
  const others = sheet.lines.filter(({ inAgreementValue }) => !inAgreementValue);
  paper.heading(table.caption);
  for (const line of own) addLine(paper, line);
  addSum(paper, table.agreement, sheet.agreementValue);
  paper.heading(table.after);
  for (const line of others) addLine(paper, line);
  addSum(paper, texts.total, sheet.total);
}

function addLine(paper: Paper, line: CostLine): void {
  const { key, amount, refundable } = line;
  const name = refundable ? `${texts.names[key]} (${table.refundable.toLowerCase()})` : texts.names[key];
  const rupees = amount === null ? table.notKnown : groupRupees(amount);
  paper.row([
    { text: name, note: lineNote(line), part: 0.75 },
    { text: rupees, part: 0.25, align: 'right' },
  ]);
}

function addSum(paper: Paper, label: string, amount: number): void {
  const look = { size: 11, colour: paper.colour };
  paper.row(
    [
      { ...look, text: label, part: 0.6 },
      { ...look, text: formatRupees(amount), part: 0.4, align: 'right' },
    ],
    true,
  );
}

function addPayments(paper: Paper, sheet: CostSheet): void {
  paper.heading(texts.payments.title);
  for (const line of planLines(sheet)) paper.text(line, muted);
  for (const payment of sheet.payments) {
    const { when, months } = dueWords(payment, sheet.planKind);
    const { name, percent, amount } = payment;
    paper.row([
      { text: when, note: months, part: 0.3 },
      { text: name, part: 0.4 },
      { text: percent ? `${percent} %` : '', part: 0.1, align: 'right' },
      { text: groupRupees(amount), part: 0.2, align: 'right' },
    ]);
  }
}

/** The loan, TDS, other readings of unclear rules, and what comes each year. */
function addRest(paper: Paper, { loan, tds, readings, yearlyMaintenance }: CostSheet): void {
  if (loan?.instalment && loan.interestPercent !== null) {
    paper.heading(texts.loan.title);
    const terms = texts.loan.terms(formatRupees(loan.amount), loan.interestPercent, loan.years);
    paper.text(`${terms}. ${texts.loan.instalment} ${formatRupees(loan.instalment)}.`);
  }
  if (tds) {
    paper.heading(texts.tds.title);
    paper.text(`${texts.tds.line(formatRupees(tds.amount), tds.form)} ${texts.tds.abroad(tds.nonResident)}`);
  }
  if (readings.length > 0) {
    paper.heading(texts.readings.title);
    paper.text(texts.readings.line);
    for (const found of readings) {
      const said = `${ruleTitle(found.rule.key)}: ${found.reading} ${formatRupees(found.total)}`;
      paper.text([said, withoutWords(found)].filter(Boolean).join(' '));
    }
  }
  paper.heading(texts.yearly.title);
  const maintenance = yearlyMaintenance && texts.yearly.maintenance(formatRupees(yearlyMaintenance));
  paper.text([maintenance, texts.yearly.others].filter(Boolean).join(' '));
}

function addRules(paper: Paper, { sheet, isOldRule }: CostSheetPaper): void {
  paper.heading(table.printed.title);
  paper.text(table.printed.day(formatDay(sheet.day)));
  for (const rule of rulesOf(sheet, ({ _id }) => _id.toHexString())) {
    const { key, sourceTitle, sourceAddress, note } = rule;
    const source = [sourceTitle, sourceAddress].filter(Boolean).join(', ');
    const said = `${ruleTitle(key)}: ${valueWords(rule)} ${sinceWords(rule)}`;
    const checked = `${source}, ${reportedWords(rule)}.`;
    paper.text([said, checked, note, isOldRule(rule) && table.old].filter(Boolean).join(' '), {
      size: 7.5,
      colour: mutedInk,
    });
  }
}
