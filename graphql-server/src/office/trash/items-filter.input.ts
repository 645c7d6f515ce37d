import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import { ApplicationFilter } from '../../features/application/job-application.input.ts';
import { BlogFilter } from '../../features/blog/blog.input.ts';
import { ContactFilter } from '../../features/contact/contact-request.input.ts';
import { SubscriberFilter } from '../../features/contact/subscriber/subscriber.input.ts';
import { ListingReportFilter } from '../../features/report/listing-report.input.ts';
import { PropertyFilter } from '../../features/property/property.input.ts';

@InputType({ description: 'Narrows `matching`; use only the filter of the chosen kind.' })
export class ItemsFilter {
  @Field(() => PropertyFilter, { nullable: true, description: 'As in `adminProperties`.' })
  properties?: PropertyFilter;

  @Field(() => BlogFilter, { nullable: true, description: 'As in `adminBlogs`.' })
  blogs?: BlogFilter;

  @Field(() => ContactFilter, { nullable: true, description: 'As in `contacts`.' })
  contacts?: ContactFilter;

  @Field(() => ApplicationFilter, { nullable: true, description: 'As in `applications`.' })
  applications?: ApplicationFilter;

  @Field(() => SubscriberFilter, { nullable: true, description: 'As in `subscribers`.' })
  subscribers?: SubscriberFilter;

  @Field(() => ListingReportFilter, { nullable: true, description: 'As in `listingReports`.' })
  listingReports?: ListingReportFilter;
}
