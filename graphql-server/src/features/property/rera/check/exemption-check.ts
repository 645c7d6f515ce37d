import { formatDay } from 'domain/text/format.ts';
import { at, blocking, notApplicable, ok, warning } from './check-sheet.ts';
import type { CheckQuestion, Finding } from './check-sheet.ts';
import { ReraExemption, ReraStatus } from '../rera-block.type.ts';

/** Check 16: an exemption names its reason, its proof, the day, and the account that saw the proof. */
export function findExemption(question: CheckQuestion): Finding {
  const { rera, book } = question;
  if (rera.status !== ReraStatus.EXEMPT) return notApplicable('The listing claims no exemption.');
  if (!rera.exemption) return blocking('Choose why the project needs no registration.');
  if (!rera.exemptionNote)
    return at(
      'rera.exemptionNote',
      blocking('Write down the reason and its proof, such as the sanctioned plan.'),
    );
  if (!rera.checkedOn) return at('rera.checkedOn', blocking('Enter the day on which you saw the proof.'));
  if (!rera.checkedBy)
    return at(
      'rera.checkedOn',
      blocking('Enter the day on which you saw the proof again, so that your name is kept with it.'),
    );
  if (rera.exemption === ReraExemption.COMPLETED_BEFORE_ACT) {
    const rule = book.find('rera.completedBefore');
    if (!rera.certificateDate || !rera.certificateNumber)
      return at(
        'rera.certificateNumber',
        blocking('Enter number and day of the completion certificate.', rule),
      );
    if (!rule) return warning('No rule names the day before which projects need no registration: not known.');
    return rera.certificateDate < rule.value
      ? ok(`It was completed on ${formatDay(rera.certificateDate)}.`, rule)
      : at('rera.certificateDate', blocking(`It was not completed before ${formatDay(rule.value)}.`, rule));
  }
  if (!question.facts.hasEvidence)
    return at(
      'documents',
      blocking('Save it as a draft, and add the proof under Documents, such as the sanctioned plan.'),
    );
  if (rera.exemption === ReraExemption.SMALL_PROJECT) return findSmallProject(question);
  return ok('The reason is recorded, with its proof, its day and who saw it.');
}

function findSmallProject({ rera: { projectLand, projectUnits }, book }: CheckQuestion): Finding {
  const [test, land, units] = [
    book.find('rera.smallProjectTest'),
    book.find('rera.smallProjectLand'),
    book.find('rera.smallProjectUnits'),
  ];
  if (!land || !units) return warning('No rule says how small such a project is: not known.', land, units);
  const kept = [
    projectLand ? Number(projectLand) <= Number(land.value) : null,
    projectUnits ? projectUnits <= Number(units.value) : null,
  ];
  const isEnough = test?.value === 'either' ? kept.includes(true) : kept.every((limit) => limit === true);
  const rules = [test, land, units];
  if (isEnough) return ok('The project is small enough.', ...rules);
  if (kept.includes(null))
    return at(
      kept[0] === null ? 'rera.projectLand' : 'rera.projectUnits',
      blocking('Enter the land and the units of all phases.', ...rules),
    );
  return at(
    kept[0] === false ? 'rera.projectLand' : 'rera.projectUnits',
    blocking(`A small project has at most ${land.value} m² of land and ${units.value} units.`, ...rules),
  );
}
