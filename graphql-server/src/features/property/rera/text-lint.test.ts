import { expect, test } from 'vitest';
import { LintKind } from './lint/lint-rules.ts';
import { lintText } from './text-lint.ts';

const { RETURN, RISK, LAUNCH, SUPERLATIVE, DISTANCE } = LintKind;

/** What an advertisement must not say, however it is worded. */
const forbidden: [kind: LintKind, sentence: string][] = [
  [RETURN, 'Assured returns of 12 % a year.'],
  [RETURN, 'Returns are assured.'],
  [RETURN, 'A 12 % return guaranteed by the builder.'],
  [RETURN, 'No brokerage, assured returns from the first month.'],
  [RETURN, 'No GST and guaranteed rent for nine years.'],
  [RETURN, 'Your rent is fully guaranteed.'],
  [RETURN, 'Guaranteed buyback'],
  [RETURN, 'The builder buys the flat back: buy-back at 150 % after three years.'],
  [RETURN, 'Double your money in 3 years.'],
  [RETURN, 'Your investment doubles by possession.'],
  [RETURN, 'Get 2x returns in five years!'],
  [RETURN, 'A fixed income every month.'],
  [RETURN, 'Fixed monthly returns until possession.'],
  [RETURN, 'Guaranteed appreciation in this sector.'],
  [RETURN, 'Prices will only go up after the airport opens.'],
  [RETURN, 'Land here is sure to appreciate.'],
  [RETURN, 'We guarantee 12 % p.a.'],
  [RETURN, 'Earn ₹ 50,000 every month from your shop.'],
  [RETURN, '18 % ROI on every unit.'],
  [RETURN, 'Sure-shot profit for early buyers.'],
  [RETURN, 'Assured, high, tax-free rental income.'],
  [RETURN, 'Returns up to 15 %, guaranteed.'],
  [RETURN, 'Not only parks but guaranteed returns too.'],
  [RETURN, 'Guaranteed rent even if the flat is not let.'],
  [RETURN, 'Pakka return har saal.'],
  [RETURN, 'Munafa pakka hai.'],
  [RETURN, 'Paisa double teen saal mein.'],
  [RETURN, 'Return ki guarantee builder deta hai.'],
  [RETURN, 'गारंटीड रिटर्न हर महीने।'],
  [RETURN, 'निश्चित मुनाफ़ा, पहले दिन से।'],
  [RETURN, 'तीन साल में पैसा दोगुना।'],
  [RETURN, 'किराये की गारंटी।'],
  [RETURN, 'Guaranteed tenant on the first day.'],
  [RETURN, 'Our buyers always make a profit.'],
  [RETURN, 'Paisa lagao, do saal mein double pao.'],
  [RISK, 'An investment with zero risk.'],
  [RISK, 'A totally safe and secure investment with no loss.'],
  [RISK, 'Isme koi nuksan nahi hai.'],
  [RISK, 'Yahan paisa kabhi nahi doobta.'],
  [RISK, 'A risk-free investment.'],
  [RISK, 'You cannot go wrong here.'],
  [RISK, 'बिना जोखिम का निवेश।'],
  [RISK, 'Isme koi risk nahi hai.'],
  [LAUNCH, 'Pre-launch. Expression of interest invited.'],
  [LAUNCH, 'Pre‑launch prices this week.'],
  [LAUNCH, 'PRE – LAUNCH OFFER'],
  [LAUNCH, 'Prelaunch units at a discount.'],
  [LAUNCH, 'We are launching our new tower.'],
  [LAUNCH, 'EOI open now.'],
  [LAUNCH, 'Book your priority number today.'],
  [LAUNCH, 'Pre-booking has begun.'],
  [LAUNCH, 'Coming soon in Sector 150.'],
  [LAUNCH, 'Soft launch for friends of the house.'],
  [LAUNCH, 'RERA number awaited.'],
  [LAUNCH, 'No lock-in: register your interest before the launch.'],
  [LAUNCH, 'Launch se pehle book karein.'],
  [LAUNCH, 'प्री-लॉन्च ऑफर।'],
  [SUPERLATIVE, 'The best project in Noida.'],
  [SUPERLATIVE, 'Noida’s no. 1 builder.'],
  [SUPERLATIVE, 'India’s most luxurious residences.'],
  [SUPERLATIVE, 'सबसे अच्छा प्रोजेक्ट।'],
  [DISTANCE, 'Next to the metro.'],
  [DISTANCE, 'Just 5 minutes from the airport.'],
  [DISTANCE, 'Walking distance from Sector 50 metro station.'],
  [DISTANCE, 'Close to schools and hospitals.'],
  [DISTANCE, 'The metro is a stone’s throw away.'],
  [DISTANCE, 'Metro ke bilkul paas.'],
  [DISTANCE, 'मेट्रो के पास।'],
];

/** What looks like it, and may be said. */
const allowed = [
  'We do not promise returns.',
  'We never promise assured returns, guaranteed rent or a buyback.',
  'Rental income is not guaranteed.',
  'Returns are never assured.',
  'No one can guarantee appreciation.',
  'No builder may promise a fixed return.',
  'Beware of schemes with assured returns.',
  'RERA prohibits pre-launch sales.',
  'Assured-return schemes are illegal without a licence.',
  'Do not believe anyone who promises to double your money.',
  'Nobody knows whether prices will only go up.',
  'Is the rent guaranteed?',
  'Ask the builder whether the rent is guaranteed.',
  'No assured returns.',
  'There is no buyback.',
  'The price is fixed until 31 March 2027.',
  'The rent is ₹ 25,000 a month, fixed for 11 months.',
  'Fixed furniture in the kitchen and the wardrobes.',
  'A fixed interest rate for the first two years of the loan.',
  'Water supply is assured by two bore wells.',
  'The society guarantees 24-hour water from two tanks.',
  'There is no loss of pressure on the upper floors.',
  'Interest is doubled if you pay after the due date.',
  'Possession is guaranteed by a bank guarantee of the builder.',
  'The deposit is returned within 30 days.',
  'Guaranteed return of the deposit when you leave.',
  'The rent agreement is registered for 11 months.',
  'A double-height lobby and double glazing.',
  'Two towers with double basements.',
  'The value of the stamp paper is ₹ 100.',
  'Every investment carries a risk.',
  'No investment is without risk.',
  'No property is free of risk.',
  'Please read the risks of a loan with a floating rate.',
  'No pre-launch offers here.',
  'This is not a pre-launch: the project is registered.',
  'We take no expressions of interest before a registration.',
  'We do not accept EOIs.',
  'The project was launched in March 2025.',
  'The landlord promised the tenant a new lock.',
  'Pre-book your site visit by phone.',
  'Priority parking for the elderly.',
  'A new metro station is coming soon on the Aqua line, says the authority.',
  'The registration is valid until 31 January 2027.',
  'The best light comes in the morning.',
  'Best seen on a clear day.',
  'We do our best to answer within a day.',
  'Tower 1 has 22 floors.',
  '450 m from Sector 50 metro station.',
  'Next to the metro: 300 m on foot to Sector 76.',
  'About 1.2 km from the school.',
  'The airport is 38 km away, about 45 minutes by car.',
  'The master bedroom is next to the study.',
  'The lift is near the entrance of the tower.',
  'It is not near a metro station.',
  'The nearest station is Sector 137.',
  'Sector 76, Noida, Uttar Pradesh.',
  'The visit takes about 40 minutes.',
  'We call back within 15 minutes.',
  'हम किसी रिटर्न की गारंटी नहीं देते।',
  'किराया निश्चित नहीं है।',
  'Hum pakka return ka vaada nahi karte.',
  'Pakki sadak aur pakka makan.',
  'मेट्रो 450 मीटर दूर है।',
];

test.each(forbidden)('%s: %s', (kind, sentence) => {
  expect([...new Set(lintText(sentence).map((finding) => finding.kind))]).toEqual([kind]);
});

test.each(allowed)('may be said: %s', (sentence) => {
  expect(lintText(sentence)).toEqual([]);
});

test('the tables have sixty sentences and more, and each kind is among them', () => {
  expect(Math.min(forbidden.length, allowed.length)).toBeGreaterThanOrEqual(60);
  expect(new Set(forbidden.map(([kind]) => kind))).toEqual(new Set(Object.values(LintKind)));
});

test('a long text is read in little time', () => {
  const text = 'assured and fixed and double and near to the , return metro '.repeat(350);
  const begun = performance.now();
  lintText(text.slice(0, 20_000));
  expect(performance.now() - begun).toBeLessThan(2_000);
});
