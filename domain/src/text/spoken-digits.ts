/**
 * Crockford’s digits, without I, L, O and U, which are easily misheard on the phone:
 * https://www.crockford.com/base32.html
 */
export const spokenDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
