import { toE164 } from './phone.ts';

const dots = '•••';

/** A phone number in E.164 of which the first and the last digits are left: `+91 98••• ••841`. */
export function hiddenNumber(number: string): string {
  const indian = /^\+91(\d\d)\d{5}(\d{3})$/.exec(number);
  if (indian) return `+91 ${indian[1]}${dots} ••${indian[2]}`;
  return `${number.slice(0, 3)}${dots} ••${number.slice(-2)}`;
}

/** An e-mail address of which the beginnings are left: `a•••@e•••.com`. */
export function hiddenAddress(address: string): string {
  const [, name = '', host = '', end = ''] = /^(.?).*@(.?).*?(\.[^.]*)?$/u.exec(address) ?? [];
  return `${name}${dots}@${host}${dots}${end}`;
}

/** Seven or more digits with what people write between them. */
const numbers = /\+?\(?\p{Nd}(?:[\s().+/-]*\p{Nd}){6,}/gu;
const addresses = /[^\s,;<>()]+@[^\s,;<>()]+/gu;

/** A text without the phone numbers and e-mail addresses that stand in it. */
export function withoutReach(text: string): string {
  return text.replace(addresses, dots).replace(numbers, dots);
}

/** Whether a text names an e-mail address, or a number that can be called. */
export function namesReach(text: string): boolean {
  return text.search(addresses) >= 0 || (text.match(numbers) ?? []).some((number) => toE164(number) !== null);
}
