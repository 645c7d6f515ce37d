/** Spellings of words that stand in many names of places, by the spelling of the gazetteer. */
const variants: Record<string, string> = {
  noida: 'nodia noyda nioda noda noidaa नोएडा नॉएडा नोयडा नोऐडा नोइडा',
  greater: 'grater gretar greatar greter grtr ग्रेटर ग्रेटेर',
  west: 'vest वेस्ट',
  extension: 'extn ext extention extenstion extansion एक्सटेंशन एक्सटेन्शन एक्स्टेंशन एक्सटेंसन',
  expressway: 'xpressway expresway expressways एक्सप्रेसवे एक्सप्रेस्वे',
  yamuna: 'jamuna yamna यमुना जमुना',
  jewar: 'jevar jewer zewar जेवर',
  gaur: 'gor gaurs गौर गौड',
  chowk: 'chauk chok चौक',
  pari: 'परी',
  city: 'सिटी',
  park: 'पार्क',
  knowledge: 'nowledge नॉलेज',
  techzone: 'टेकजोन',
  omicron: 'omikron ओमिक्रोन',
  alpha: 'अल्फा alfa',
  beta: 'बीटा',
  gamma: 'gama गामा',
  delta: 'डेल्टा',
  crossings: 'crossing क्रॉसिंग',
  republik: 'republic रिपब्लिक',
  indirapuram: 'indrapuram इंदिरापुरम',
  delhi: 'dilli दिल्ली',
  ghaziabad: 'गाजियाबाद',
  gurugram: 'gurgaon गुरुग्राम गुडगांव',
  station: 'स्टेशन',
  sector: 'sectors sectr sectro sec sect secter sectior सेक्टर सैक्टर सेक्टोर सेक्टर्स',
};

const canonical = new Map(
  Object.entries(variants).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
);

/** The usual spelling of a word from the name of a place. */
export function usualSpelling(word: string): string {
  return canonical.get(word) ?? word;
}

/** All words that have a usual spelling of their own. */
export const spelledWords: readonly string[] = [...canonical.keys()];

const romanNumerals: Record<string, string> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  ek: '1',
  do: '2',
  teen: '3',
  first: '1',
};

/** The digits that a word stands for behind a name: Alpha II, Alpha two. */
export function digitsOf(word: string): string | undefined {
  return Object.hasOwn(romanNumerals, word) ? romanNumerals[word] : undefined;
}
