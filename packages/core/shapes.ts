/**
 * A record written out in full: every field is named, in one order, also those it may lack. What is read everywhere is made so:
 * records with and without some fields are of different kinds to the machine, and to read one field of many kinds is slow.
 */
export type Whole<T> = { [Field in keyof Required<T>]: T[Field] }
