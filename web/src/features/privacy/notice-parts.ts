/** The text of a privacy notice: data, purpose and period of each kind, then the rest. */
export interface NoticeText {
  line: string;
  itemsTitle: string;
  columns: { data: string; purpose: string; period: string };
  items: { name: string; data: string; purpose: string; period: string }[];
  sections: { title: string; text: string[] }[];
  contactTitle: string;
}
