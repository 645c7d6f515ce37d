/** The text of a privacy notice: data, purpose and period of each kind, then the rest. */
export interface NoticeText {
  line: string;
  itemsTitle: string;
  columns: { data: string; purpose: string; period: string };
  items: { name: string; data: string; purpose: string; period: string }[];
  sections: { title: string; text: string[] }[];
  contactTitle: string;
}

/** An earlier notice with other words about enquiries, which come first, and about what stays in the browser. */
export function changedNotice(
  earlier: NoticeText,
  words: { enquiry: string; enquiryPurpose: string; browser: string; adverts: string },
): NoticeText {
  const [enquiry, ...items] = earlier.items;
  const [browser, ...sections] = earlier.sections;
  if (!enquiry || !browser) throw new Error('The earlier notice has no parts.');
  return {
    ...earlier,
    items: [{ ...enquiry, data: words.enquiry, purpose: words.enquiryPurpose }, ...items],
    sections: [{ ...browser, text: [words.browser, words.adverts] }, ...sections],
  };
}
