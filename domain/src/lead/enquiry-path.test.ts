import { expect, test } from 'vitest';
import { enquiryPath, listSearch } from './enquiry-path.ts';

test('an enquiry is shown by its lead among the enquiries of the list, and the list is found again', () => {
  const path = enquiryPath({ id: 'a1', personId: 'p1' }, '?search=Asha%20Rao&overdue=yes');
  expect(path).toBe('/my-account/leads/p1?search=Asha+Rao&overdue=yes&enquiry=a1');
  expect(listSearch(new URL(path, 'https://homes.example.com').search)).toBe('?search=Asha+Rao&overdue=yes');
  expect(enquiryPath({ id: 'b2', personId: 'p1' }, '?enquiry=a1')).toBe('/my-account/leads/p1?enquiry=b2');
  expect(listSearch('?enquiry=b2')).toBe('');
});

test('an enquiry without a lead keeps its own address', () => {
  expect(enquiryPath({ id: 'a1', personId: null }, '?page=2')).toBe('/my-account/contacts/a1?page=2');
});
