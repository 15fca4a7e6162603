-- outside a transaction: validating holds no write back
alter table memberships validate constraint memberships_address_is_short;
