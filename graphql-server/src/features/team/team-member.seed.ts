export interface TeamMemberSeed {
  name: string;
  position: string;
  image: string;
  bio: string;
  experience: string;
  location: string;
  email: string;
  phone: string;
  fax?: string;
  linkedinUrl?: string;
}

export const teamMemberSeeds: TeamMemberSeed[] = [
  {
    name: 'Meera Bhatnagar',
    position: 'Founder, Residential',
    image: 'portrait-illustrated-woman-bun.jpg',
    bio:
      'Meera opened the office after her own first flat was handed over three years late. She still reads ' +
      'every agreement for sale that a client of ours signs.',
    experience: '14 years',
    location: 'Sector 62, Noida',
    email: 'meera.bhatnagar@example.com',
    phone: '+91 120 000 0010',
    fax: '+91 120 000 0020',
    linkedinUrl: 'https://linkedin.example.com/in/meera-bhatnagar',
  },
  {
    name: 'Harpal Sandhu',
    position: 'Commercial leasing',
    image: 'portrait-illustrated-man-turban.jpg',
    bio:
      'Harpal managed office buildings before he let them, so he asks for the generator log first and the ' +
      'brochure last.',
    experience: '10 years',
    location: 'Sector 62, Noida',
    email: 'harpal.sandhu@example.com',
    phone: '+91 120 000 0011',
  },
  {
    name: 'Sana Qureshi',
    position: 'Home loans and papers',
    image: 'portrait-illustrated-woman-long-hair.jpg',
    bio:
      'A former credit officer at a housing-finance company, Sana tells you what a bank will lend before ' +
      'you fall in love with a balcony.',
    experience: '8 years',
    location: 'Sector 62, Noida',
    email: 'sana.qureshi@example.com',
    phone: '+91 120 000 0012',
  },
  {
    name: 'Rohan Iyer',
    position: 'Site visits',
    image: 'portrait-illustrated-man-side-part.jpg',
    bio:
      'Rohan drives you to the site, carries the tape measure, and answers the phone the day after as ' +
      'well.',
    experience: '4 years',
    location: 'Noida Expressway',
    email: 'rohan.iyer@example.com',
    phone: '+91 120 000 0013',
  },
  {
    name: 'Devendra Rawat',
    position: 'Plots, Yamuna Expressway',
    image: 'portrait-illustrated-man-short-hair.jpg',
    bio: 'Trained as a land surveyor, Devendra will not show a plot until he has found its pegs.',
    experience: '6 years',
    location: 'Pari Chowk, Greater Noida',
    email: 'devendra.rawat@example.com',
    phone: '+91 120 000 0014',
  },
  {
    name: 'Anjali Thomas',
    position: 'Studios and rentals',
    image: 'portrait-illustrated-woman-curly-hair.jpg',
    bio:
      'Anjali looks after tenants and owners alike and writes the handover list that both of them sign. ' +
      'Most deposits here go back without an argument.',
    experience: '3 years',
    location: 'Alpha I, Greater Noida',
    email: 'anjali.thomas@example.com',
    phone: '+91 120 000 0015',
  },
  {
    name: 'Prakash Venkatesan',
    position: 'Title checks and registry',
    image: 'portrait-illustrated-man-swept-hair.jpg',
    bio:
      'Prakash traces a title back to the first lease deed and goes with you to the sub-registrar’s ' +
      'office on the day.',
    experience: '6 years',
    location: 'Sector 62, Noida',
    email: 'prakash.venkatesan@example.com',
    phone: '+91 120 000 0016',
  },
  {
    name: 'Kusum Dixit',
    position: 'After the keys',
    image: 'portrait-illustrated-woman-grey-bun.jpg',
    bio:
      'Kusum ran a residents’ association for years before joining us. She follows up the snag list, the ' +
      'electricity meter and the name on the society’s register.',
    experience: '5 years',
    location: 'Sector 50, Noida',
    email: 'kusum.dixit@example.com',
    phone: '+91 120 000 0017',
  },
];
