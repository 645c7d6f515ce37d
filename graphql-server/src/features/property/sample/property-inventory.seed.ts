import type { ConfigurationTerms } from '../inventory/configuration.type.ts';
import { TowerStatus } from '../inventory/tower.type.ts';
import type { TowerTerms } from '../inventory/tower.type.ts';

interface SampleInventory {
  configurations: ConfigurationTerms[];
  towers?: TowerTerms[];
}

/** The homes of the sample projects that have several, by the title of the project. */
export const sampleInventory: Readonly<Record<string, SampleInventory>> = {
  'Jheel Residences': {
    configurations: [
      {
        ...{ name: '3 BHK 1,950', bedrooms: 3, baths: 3, balconies: 3, carpet: 1_480, balconyArea: 190 },
        ...{ builtUp: 1_710, superArea: 1_950, priceFrom: 12_500_000, priceTo: 13_200_000 },
        planRooms: [
          { name: 'Living and dining', length: 24, width: 12 },
          { name: 'Kitchen', length: 11, width: 8.5 },
          { name: 'Bedroom 1', length: 14, width: 12 },
          { name: 'Bedroom 2', length: 12.5, width: 11 },
          { name: 'Bedroom 3', length: 12, width: 11 },
        ],
      },
      {
        ...{ name: '3 BHK + study 2,290', bedrooms: 3, study: true, baths: 3, balconies: 3, carpet: 1_740 },
        ...{ balconyArea: 220, builtUp: 2_010, superArea: 2_290, priceFrom: 14_900_000, priceTo: 15_600_000 },
        planRooms: [
          { name: 'Living and dining', length: 28, width: 14 },
          { name: 'Kitchen', length: 12, width: 10 },
          { name: 'Bedroom 1', length: 16, width: 13 },
          { name: 'Bedroom 2', length: 14, width: 12 },
          { name: 'Bedroom 3', length: 13, width: 12 },
          { name: 'Study', length: 11, width: 9 },
        ],
      },
      {
        ...{
          name: '4 BHK + servant 2,830',
          bedrooms: 4,
          servant: true,
          baths: 4,
          balconies: 4,
          carpet: 2_150,
        },
        ...{ balconyArea: 280, builtUp: 2_480, superArea: 2_830 },
        planRooms: [
          { name: 'Living and dining', length: 32, width: 15 },
          { name: 'Kitchen', length: 13, width: 10 },
          { name: 'Bedroom 1', length: 17, width: 14 },
          { name: 'Bedroom 2', length: 15, width: 13 },
          { name: 'Bedroom 3', length: 14, width: 12 },
          { name: 'Bedroom 4', length: 13, width: 12 },
          { name: 'Servant room', length: 9, width: 7 },
        ],
      },
    ],
    towers: [
      { name: 'Lower tower', floors: 26, unitsPerFloor: 4, lifts: 4, status: TowerStatus.UNDER_CONSTRUCTION },
      {
        name: 'Taller tower',
        floors: 30,
        unitsPerFloor: 4,
        lifts: 4,
        status: TowerStatus.UNDER_CONSTRUCTION,
      },
    ],
  },
  'Sunrise Terraces': {
    configurations: [
      {
        ...{ name: '2 BHK 1,150', bedrooms: 2, baths: 2, balconies: 2, carpet: 760, balconyArea: 110 },
        ...{ superArea: 1_150, priceFrom: 9_800_000 },
        planRooms: [
          { name: 'Living and dining', length: 18, width: 11 },
          { name: 'Kitchen', length: 9, width: 7.5 },
          { name: 'Bedroom 1', length: 12, width: 11 },
          { name: 'Bedroom 2', length: 11, width: 10 },
          { name: 'Bathroom 1', length: 8, width: 5 },
          { name: 'Bathroom 2', length: 7, width: 5 },
          { name: 'Balcony', length: 14, width: 5 },
        ],
      },
      {
        ...{ name: '3 BHK 1,690', bedrooms: 3, baths: 3, balconies: 3, carpet: 1_120, balconyArea: 150 },
        ...{ superArea: 1_690, priceFrom: 14_200_000 },
        planRooms: [
          { name: 'Living and dining', length: 21, width: 12 },
          { name: 'Kitchen', length: 10, width: 8 },
          { name: 'Bedroom 1', length: 13, width: 12 },
          { name: 'Bedroom 2', length: 12, width: 11 },
          { name: 'Bedroom 3', length: 11, width: 10 },
          { name: 'Bathroom 1', length: 8, width: 5 },
          { name: 'Bathroom 2', length: 7.5, width: 5 },
          { name: 'Bathroom 3', length: 7, width: 5 },
          { name: 'Balcony', length: 16, width: 5 },
          { name: 'Utility balcony', length: 8, width: 5 },
        ],
      },
    ],
    towers: [
      { name: 'Sunrise tower', floors: 22, unitsPerFloor: 8, lifts: 4, status: TowerStatus.COMPLETED },
    ],
  },
  'Saptarishi Park': {
    configurations: [
      {
        ...{ name: '2 BHK 1,190', bedrooms: 2, baths: 2, balconies: 2, carpet: 770, superArea: 1_190 },
        ...{ priceFrom: 7_200_000, priceTo: 7_600_000 },
        planRooms: [
          { name: 'Living and dining', length: 18, width: 11.5 },
          { name: 'Kitchen', length: 9, width: 7.5 },
          { name: 'Bedroom 1', length: 13, width: 11 },
          { name: 'Bedroom 2', length: 11, width: 9.5 },
          { name: 'Bathroom 1', length: 8, width: 5 },
          { name: 'Bathroom 2', length: 7, width: 5 },
          { name: 'Balcony', length: 12, width: 5 },
        ],
      },
      {
        ...{ name: '3 BHK 1,520', bedrooms: 3, baths: 2, balconies: 3, carpet: 1_010, superArea: 1_520 },
        ...{ priceFrom: 9_300_000 },
        planRooms: [
          { name: 'Living and dining', length: 20, width: 12 },
          { name: 'Kitchen', length: 10, width: 8 },
          { name: 'Bedroom 1', length: 13, width: 11.5 },
          { name: 'Bedroom 2', length: 12, width: 10.5 },
          { name: 'Bedroom 3', length: 11, width: 10 },
          { name: 'Bathroom 1', length: 8, width: 5 },
          { name: 'Bathroom 2', length: 7.5, width: 5 },
          { name: 'Balcony', length: 14, width: 5 },
        ],
      },
      {
        ...{
          name: '3 BHK + servant 1,890',
          bedrooms: 3,
          servant: true,
          baths: 3,
          balconies: 3,
          carpet: 1_240,
        },
        ...{ superArea: 1_890, priceFrom: 11_600_000 },
        planRooms: [
          { name: 'Living and dining', length: 22, width: 12 },
          { name: 'Kitchen', length: 11, width: 8.5 },
          { name: 'Bedroom 1', length: 14, width: 12 },
          { name: 'Bedroom 2', length: 12.5, width: 11 },
          { name: 'Bedroom 3', length: 12, width: 10.5 },
          { name: 'Servant room', length: 8, width: 6.5 },
          { name: 'Bathroom 1', length: 8.5, width: 5 },
          { name: 'Bathroom 2', length: 8, width: 5 },
          { name: 'Bathroom 3', length: 7, width: 5 },
          { name: 'Balcony', length: 18, width: 5 },
        ],
      },
    ],
    towers: ['Atri', 'Pulaha', 'Kratu'].map((name) => ({
      ...{ name, floors: 12, unitsPerFloor: 4, lifts: 2, status: TowerStatus.COMPLETED },
    })),
  },
};
