/** The text of a privacy notice: data, purpose and period of each kind, then the rest. */
export interface NoticeText {
  line: string;
  itemsTitle: string;
  columns: { data: string; purpose: string; period: string };
  items: { name: string; data: string; purpose: string; period: string }[];
  sections: { title: string; text: string[] }[];
  contactTitle: string;
}

/** What a new version says in other words. */
interface ChangedWords {
  enquiry: string;
  enquiryPurpose: string;
  visits: string;
  visitsPurpose: string;
  browser: string;
  adverts: string;
}

/** An earlier notice with other words about enquiries, its first item, about visits, its last, and about the browser. */
export function changedNotice(earlier: NoticeText, words: ChangedWords): NoticeText {
  const [enquiry, ...items] = earlier.items;
  const visits = items.pop();
  const [browser, ...sections] = earlier.sections;
  if (!enquiry || !visits || !browser) throw new Error('The earlier notice has no parts.');
  return {
    ...earlier,
    items: [
      { ...enquiry, data: words.enquiry, purpose: words.enquiryPurpose },
      ...items,
      { ...visits, data: words.visits, purpose: words.visitsPurpose },
    ],
    sections: [{ ...browser, text: [words.browser, words.adverts] }, ...sections],
  };
}
