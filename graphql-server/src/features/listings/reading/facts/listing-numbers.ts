import { groupRupees, spokenRupees } from 'domain/text/format.ts';

/** Rupees as people say them where that is exact: “₹ 95 lakh”, “₹ 1,04,97,500”. */
export function rupeesLabel(rupees: number): string {
  const smallest = rupees >= 1e7 ? 1e5 : 1e3;
  return `₹ ${rupees % smallest === 0 ? spokenRupees(rupees) : groupRupees(rupees)}`;
}
