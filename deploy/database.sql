-- Run by psql when the container of the database is first started.

-- Nobody is a superuser over the network: that role is left to whoever is in the container.
ALTER ROLE postgres PASSWORD NULL;

\set password `cat /run/secrets/database_password`
CREATE ROLE fourfold LOGIN PASSWORD :'password';
CREATE DATABASE fourfold OWNER fourfold;
REVOKE ALL ON DATABASE fourfold FROM PUBLIC;
