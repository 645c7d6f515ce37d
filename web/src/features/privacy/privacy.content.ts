import { formatDay } from 'domain/text/format.ts';

const english = {
  title: 'Privacy',
  description:
    'Which personal data we keep, why and for how long, how to take back a consent, to have data erased, and to complain.',
  day: (isoDate: string) => formatDay(isoDate),
  version: (version: number, day: string) => `Version ${version}, last updated on ${day}.`,
  earlier: (day: string) => `This is an earlier version. It was shown from ${day}.`,
  present: 'Read the current version',
  choices: {
    title: 'Take back a consent',
    line: 'Stop the newsletter, or see what you allowed us with the link that you got after sending a form.',
    button: 'My choices',
  },
  board: 'Complain to the Data Protection Board of India',
  /** The link to the same notice in the other language, in its own words. */
  otherLanguage: { language: 'hi', label: 'हिन्दी में पढ़ें' },
};

const hindi: typeof english = {
  title: 'गोपनीयता',
  description: 'हम कौन-सा निजी डेटा रखते हैं, क्यों और कब तक, सहमति कैसे वापस लें, डेटा कैसे मिटवाएँ और शिकायत कहाँ करें।',
  day: (isoDate) =>
    new Date(isoDate).toLocaleDateString('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
  version: (version, day) => `संस्करण ${version}, ${day} से।`,
  earlier: (day) => `यह पुराना संस्करण है। यह ${day} से दिखाया गया।`,
  present: 'वर्तमान संस्करण पढ़ें',
  choices: {
    title: 'सहमति वापस लें',
    line: 'न्यूज़लेटर बंद करें, या फ़ॉर्म भेजने के बाद मिले लिंक से देखें कि आपने हमें क्या अनुमति दी।',
    button: 'मेरे चुनाव',
  },
  board: 'भारत के डेटा संरक्षण बोर्ड में शिकायत करें',
  otherLanguage: { language: 'en', label: 'Read in English' },
};

export const privacyContent = { en: english, hi: hindi };
